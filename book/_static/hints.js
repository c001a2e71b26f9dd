// Point at a symbol of a formula to see what it means. The symbols are those of the page "Notation".
{
  const INDEX = ["s", "t", "τ"]; // d_s means what d_t means

  // The letters of a part of a formula, as MathJax names their shapes.
  const letters = (part) => [...part.querySelectorAll("mjx-c")].map(({ classList }) =>
    String.fromCodePoint(parseInt(/mjx-c([0-9A-F]+)/.exec(classList.value)?.[1] ?? "3F", 16)).normalize("NFKC"));
  const key = (part) => {
    const found = letters(part);
    if (/^mjx-msub/.test(part.localName) && INDEX.includes(found.at(-1))) found.splice(-1, 1, "t");
    return found.length > 1 ? `${part.localName}: ${found.join(" ")}` : found.join();
  };

  let meanings;
  const learn = () => {
    meanings = new Map();
    const place = document.createElement("template");
    for (const [formula, meaning] of window.NOTATION ?? []) {
      place.innerHTML = formula;
      meanings.set(key(place.content.querySelector("mjx-math").firstElementChild), meaning);
    }
  };

  const find = (target) => {
    let found;
    for (let part = target; part && part.localName !== "mjx-math"; part = part.parentElement) {
      const meaning = meanings.get(key(part));
      if (meaning) found = { part, meaning };
    }
    return found;
  };

  const box = Object.assign(document.createElement("div"), { className: "hint", hidden: true });
  box.setAttribute("role", "tooltip");
  const show = ({ target }) => {
    if (!target.closest?.("mjx-math") ) { box.hidden = true; return; }
    if (!meanings) learn();
    const found = find(target);
    box.hidden = !found;
    if (!found) return;
    box.textContent = found.meaning;
    const { left, bottom } = found.part.getBoundingClientRect();
    box.style.left = `${Math.max(4, Math.min(left, document.documentElement.clientWidth - box.offsetWidth - 4)) + scrollX}px`;
    box.style.top = `${bottom + scrollY + 4}px`;
  };
  document.addEventListener("DOMContentLoaded", () => document.body.append(box));
  document.addEventListener("pointerover", show);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") box.hidden = true; });
}
