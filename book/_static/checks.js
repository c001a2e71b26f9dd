// Story first: code and small print are folded, behind one switch that is remembered and a button at each check.
// Without scripts everything is shown. A cell with the tag show-code is about its code, and begins unfolded.
{
  const KEY = "show-checks";
  const root = document.documentElement;
  const stored = () => {
    try { return localStorage.getItem(KEY) === "yes"; } catch { return false; }
  };
  const show = (all) => {
    root.classList.toggle("story", !all);
    document.querySelector(".checks-switch")?.setAttribute("aria-checked", all);
  };

  // A cell without output belongs to the one below it.
  const isSilent = (cell) => !cell.querySelector(".cell_output");
  const group = (cell) => {
    const cells = [cell];
    while (cells[0].previousElementSibling?.matches("div.cell") && isSilent(cells[0].previousElementSibling)) {
      cells.unshift(cells[0].previousElementSibling);
    }
    return cells;
  };

  const addButton = (cell) => {
    if (isSilent(cell) && cell.nextElementSibling?.matches("div.cell")) return;
    const button = document.createElement("button");
    button.className = "check-button";
    button.textContent = "code";
    const unfold = (open) => {
      for (const one of group(cell)) one.classList.toggle("open", open);
      button.setAttribute("aria-expanded", open);
    };
    button.addEventListener("click", () => unfold(!cell.classList.contains("open")));
    unfold(cell.matches(".tag_show-code"));
    cell.append(button);
  };

  const addSwitch = (buttons) => {
    const control = document.createElement("button");
    control.className = "btn btn-sm checks-switch";
    control.textContent = "Show checks";
    control.title = "Show the code and the small print of every check, in all chapters";
    control.setAttribute("role", "switch");
    control.addEventListener("click", () => {
      const all = root.classList.contains("story");
      try { localStorage.setItem(KEY, all ? "yes" : "no"); } catch { /* a private window forgets */ }
      show(all);
    });
    buttons.prepend(control);
  };

  // What begins unfolded is so before it is painted.
  const early = new MutationObserver(() => {
    for (const cell of document.querySelectorAll("div.cell.tag_show-code:not(.open)")) {
      for (const one of group(cell)) one.classList.add("open");
    }
  });

  show(stored());
  early.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    early.disconnect();
    const cells = [...document.querySelectorAll("article div.cell")].filter((cell) => cell.querySelector(".cell_input"));
    const buttons = document.querySelector(".article-header-buttons");
    if (!cells.length || !buttons) return;
    cells.forEach(addButton);
    addSwitch(buttons);
    show(stored());
  });
}
