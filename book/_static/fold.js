// The checks of a proof are folded: a link to one of them unfolds it, and the switch for all checks unfolds them all.
{
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
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
}
