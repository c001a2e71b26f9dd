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
    const tooWide = wide.filter((formula) => {
      const edge = formula.parentElement.closest(BLOCKS).getBoundingClientRect().right + 0.5;
      const last = [...formula.querySelectorAll("mjx-math > *, mjx-math > mjx-mrow > *")];
      return last.some((part) => part.getBoundingClientRect().right > edge);
    });
    for (const formula of tooWide) formula.classList.replace("breaks", "scrolls");
  };

  const inline = "span.math mjx-container:not([display])";
  document.addEventListener("DOMContentLoaded", () => {
    const page = document.querySelector("article, main") ?? document.body;
    const all = () => fit([...page.querySelectorAll(inline)]);
    all();
    new ResizeObserver(() => requestAnimationFrame(all)).observe(page); // also when something is unfolded
  });

  // What is copied has each formula as TeX.
  document.addEventListener("copy", (event) => {
    const chosen = getSelection();
    const inside = chosen.anchorNode?.parentElement?.closest("mjx-container");
    const part = document.createElement("div");
    if (inside?.contains(chosen.focusNode)) part.append(inside.cloneNode(true));
    else for (let i = 0; i < chosen.rangeCount; i++) part.append(chosen.getRangeAt(i).cloneContents());
    const formulas = part.querySelectorAll("mjx-container");
    if (!formulas.length) return;
    for (const formula of formulas) {
      const sign = formula.hasAttribute("display") ? "$$" : "$";
      formula.replaceWith(sign + formula.dataset.tex + sign);
    }
    event.clipboardData.setData("text/plain", part.textContent.trim());
    event.preventDefault();
  });
}
