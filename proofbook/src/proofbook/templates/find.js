(() => {
  const MOST = 40;
  const box = document.getElementById("find");
  const said = document.querySelector(".find output");
  const list = document.querySelector(".find ul");
  const lines = JSON.parse(document.getElementById("find-lines").textContent);
  const texts = lines.map((line) => line.slice(0, 4).join(" ").toLowerCase());
  const show = ([printed, step, , verdict, href, paper]) => {
    const item = document.createElement("li");
    const name = document.createElement(href ? "a" : "span");
    name.textContent = `${printed}, ${step}`;
    if (href) name.href = href;
    const line = document.createElement("span");
    line.className = "math notranslate nohighlight";
    line.textContent = paper;
    item.append(name, ": ", line, ` (${verdict})`);
    return item;
  };
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length ? lines.filter((_, k) => words.every((word) => texts[k].includes(word))) : [];
    const more = found.length > MOST ? `, the first ${MOST} are shown` : "";
    said.textContent = words.length ? `${found.length} of ${lines.length} lines${more}` : "";
    list.replaceChildren(...found.slice(0, MOST).map(show));
    window.MathJax?.typesetPromise?.([list]);
  });
})();
