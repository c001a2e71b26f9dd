// A formula in a line of text that is wider than the line: break it before its relations and operators, or let it scroll.
{
  const room = (element) => {
    const style = getComputedStyle(element);
    return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  };
  const BLOCKS = "p, li, dd, dt, td, th, figcaption, summary, h1, h2, h3, h4, div, section";
  const width = (formula) => Math.max(...[...formula.children].map((part) => part.getBoundingClientRect().width));

  // Allow breaks before operators with space around them, at the top level and in rows.
  const prepare = (formula) => {
    for (const sign of formula.querySelectorAll("mjx-mo[space='3'], mjx-mo[space='4']")) {
      if (sign.parentElement.closest("mjx-math > *:not(mjx-mrow, mjx-texatom) *")) continue;
      if (/^mjx-(math|mrow)$/.test(sign.parentElement.localName)) sign.before(document.createElement("wbr"));
    }
  };

  const fit = (formulas) => {
    for (const formula of formulas) formula.classList.remove("breaks", "scrolls");
    const wide = formulas.filter((formula) => {
      const block = formula.closest("span.math")?.parentElement?.closest(BLOCKS);
      return block && block.clientWidth && width(formula) > room(block) + 0.5;
    });
    for (const formula of wide) {
      if (!formula.querySelector("wbr")) prepare(formula);
      formula.classList.add("breaks");
    }
    for (const formula of wide) {
      const block = formula.parentElement.closest(BLOCKS);
      const edge = block.getBoundingClientRect().right + 0.5;
      const last = [...formula.querySelectorAll("mjx-math > *, mjx-math > mjx-mrow > *")];
      if (last.some((part) => part.getBoundingClientRect().right > edge)) formula.classList.replace("breaks", "scrolls");
    }
  };

  const inline = "span.math mjx-container:not([display])";
  let waiting = new Set();
  const later = (formulas) => {
    if (!waiting.size) requestAnimationFrame(() => { fit([...waiting]); waiting = new Set(); });
    for (const formula of formulas) waiting.add(formula);
  };
  document.addEventListener("DOMContentLoaded", () => {
    const page = document.querySelector("article, main") ?? document.body;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const formulas = added.filter((node) => node.matches?.(inline));
      if (formulas.length) later(formulas);
    }).observe(document.body, { childList: true, subtree: true });
    new ResizeObserver(() => later(page.querySelectorAll(inline))).observe(page);
  });
}
