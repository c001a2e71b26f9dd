// Name the buttons of the theme that show an icon only; one that shows words is named by them.
// They exist once the whole page has loaded.
const names = { ".search-button, .search-button__button": "Search", ".copybtn": "Copy" };

// What scrolls can be reached and moved by keys, as long as it scrolls.
const SCROLLS = "article :is(.pst-scrollable-table-container, .output, pre, td.claim, .wide, .cell_output, div.math, dd, mjx-container.scrolls, mjx-container[display])";
const reach = () => {
  for (const part of document.querySelectorAll(SCROLLS)) {
    const isWider = /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1;
    if (isWider && part.tabIndex < 0 && !part.querySelector("a, button, input")) {
      part.tabIndex = 0;
      part.classList.add("by-keys");
    } else if (!isWider && part.matches(".by-keys")) {
      part.removeAttribute("tabindex");
      part.classList.remove("by-keys");
    }
  }
};

window.addEventListener("load", () => {
  new ResizeObserver(() => requestAnimationFrame(() => setTimeout(reach))).observe(document.querySelector("article") ?? document.body);
  for (const [selector, name] of Object.entries(names)) {
    for (const button of document.querySelectorAll(selector)) {
      if (button.innerText.trim()) button.removeAttribute("aria-label");
      else button.setAttribute("aria-label", name);
    }
  }
});
