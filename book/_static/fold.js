// The checks of a proof are folded: a link to one of them unfolds it, and the switch for all checks unfolds them all.
// Whoever follows a link to a new page, and has not moved yet, stands at its target when all has loaded.
{
  let reads = false;
  const aim = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const reveal = () => {
    const target = aim();
    const closed = target?.closest("details:not([open])");
    for (let box = closed; box; box = box.parentElement.closest("details:not([open])")) box.open = true;
    if (closed) target.scrollIntoView();
  };
  const all = () => {
    const open = !document.documentElement.classList.contains("story");
    for (const fold of document.querySelectorAll("details.proof-fold")) fold.open = open;
  };
  addEventListener("hashchange", reveal);
  document.addEventListener("click", ({ target }) => {
    if (target.closest(".checks-switch")) all();
    if (target.closest("a[href*='#']")) setTimeout(reveal);
  });
  document.addEventListener("DOMContentLoaded", () => { all(); reveal(); });
  for (const act of ["wheel", "keydown", "pointerdown"]) addEventListener(act, () => { reads = true; }, { once: true, passive: true });
  const stay = new ResizeObserver(() => {
    if (reads) stay.disconnect();
    else aim()?.scrollIntoView({ behavior: "instant" });
  });
  addEventListener("load", () => {
    if (performance.getEntriesByType("navigation")[0]?.type !== "navigate") return;
    stay.observe(document.body);
    setTimeout(() => stay.disconnect(), 3000);
  });
}
