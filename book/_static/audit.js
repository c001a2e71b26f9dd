// A reader's audit of the formal statements: what was accepted, kept in this browser with the digests of what was read.
document.addEventListener("DOMContentLoaded", () => {
  const panel = document.getElementById("audit");
  if (!panel) return;
  const KEY = "audit";
  const items = JSON.parse(document.getElementById("audit-items").textContent);
  const boxes = [...document.querySelectorAll("input[data-audit]")];
  const part = (name) => panel.querySelector(name);
  let mine = {};
  try { mine = read(JSON.parse(localStorage.getItem(KEY) ?? "{}")); } catch { /* a private window forgets */ }

  // Only digests: {name: [of its words, of all that it needs]}.
  function read(found) {
    const pairs = Object.entries(found);
    const fits = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((word) => typeof word === "string");
    if (Array.isArray(found) || !pairs.every(([, pair]) => fits(pair))) throw new Error("not an audit");
    return found;
  }
  const now = (name) => [items[name].own, items[name].whole];
  const accepted = (name) => mine[name]?.[1] === items[name].whole && mine[name][0] === items[name].own;
  const why = (name) => (!(name in items) ? "gone" : mine[name][0] !== items[name].own ? "its words changed" : "a definition behind it moved");
  const rests = new Set(); // names of which all that they rest on is accepted; what a name uses stands before it
  const covered = (name) => rests.has(name) && items[name].uses.length > 0;
  const cover = () => {
    rests.clear();
    for (const [name, { uses }] of Object.entries(items)) if (uses.every((other) => accepted(other) && rests.has(other))) rests.add(name);
  };

  const say = (box) => {
    const name = box.dataset.audit;
    const words = [accepted(name) && "accepted", covered(name) && "covered"];
    if (mine[name] && !accepted(name)) words.unshift(`read it again: ${why(name)}`);
    box.checked = accepted(name);
    box.closest("label").querySelector("output").textContent = words.filter(Boolean).join(", ");
  };
  const entry = (name) => {
    const [line, link] = [document.createElement("li"), document.createElement("a")];
    if (name in items) link.href = `#audit-${name}`;
    link.textContent = name;
    line.append(link, `: ${why(name)}`);
    return line;
  };
  const show = () => {
    cover();
    boxes.forEach(say);
    const names = Object.keys(items);
    const again = Object.keys(mine).filter((name) => !(name in items) || !accepted(name));
    const count = (holds) => names.filter(holds).length;
    part("output").textContent = `Of ${names.length} statements and definitions, ${count(accepted)} accepted, ${count(covered)} covered.`;
    part(".again b").textContent = again.length;
    part(".again ul").replaceChildren(...again.map(entry));
  };
  const keep = (next) => {
    mine = next;
    try { localStorage.setItem(KEY, JSON.stringify(mine)); } catch { /* shown, but not kept */ }
    show();
  };

  const acts = {
    next() {
      const box = boxes.find((one) => !accepted(one.dataset.audit));
      box?.closest("label").scrollIntoView();
      box?.focus({ preventScroll: true });
    },
    export() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify({ accepted: mine }, null, 1)], { type: "application/json" }));
      link.download = "audit.json";
      link.click();
      URL.revokeObjectURL(link.href);
    },
    import() { part("input").click(); },
  };
  panel.addEventListener("click", ({ target }) => acts[target.dataset.do]?.());
  part("input").addEventListener("change", async ({ target }) => {
    try {
      const theirs = read(JSON.parse(await target.files[0].text()).accepted);
      const fresh = Object.fromEntries(Object.entries(mine).filter(([name]) => name in items && accepted(name)));
      keep({ ...mine, ...theirs, ...fresh });
    } catch { part("output").textContent = "This file is no exported audit; nothing was changed."; }
    target.value = "";
  });
  document.addEventListener("change", ({ target }) => {
    const name = target.dataset?.audit;
    if (!name) return;
    const { [name]: _, ...others } = mine;
    keep(target.checked ? { ...others, [name]: now(name) } : others);
  });
  show();
});
