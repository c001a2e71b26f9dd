// Point at a statement of the dependency graph, or focus it, to bring out everything on which it rests.
for (const graph of document.querySelectorAll("svg.graph")) {
  const nodes = graph.querySelectorAll(".node");

  const show = (node) => {
    const chosen = new Set([node.dataset.name, ...node.dataset.needs.split(" ")]);
    for (const other of nodes) {
      other.classList.toggle("chosen", chosen.has(other.dataset.name));
    }
    for (const edge of graph.querySelectorAll(".edge")) {
      edge.classList.toggle("chosen", chosen.has(edge.dataset.from) && chosen.has(edge.dataset.to));
    }
    graph.classList.add("choosing");
  };
  const hide = () => graph.classList.remove("choosing");

  for (const node of nodes) {
    node.addEventListener("pointerenter", () => show(node));
    node.addEventListener("pointerleave", hide);
    node.addEventListener("focus", () => show(node));
    node.addEventListener("blur", hide);
  }
}
