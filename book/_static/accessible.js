// Name the buttons of the theme that show an icon only; one that shows words is named by them.
// They exist once the whole page has loaded.
const names = { ".search-button, .search-button__button": "Search", ".copybtn": "Copy" };

window.addEventListener("load", () => {
  for (const [selector, name] of Object.entries(names)) {
    for (const button of document.querySelectorAll(selector)) {
      if (button.innerText.trim()) button.removeAttribute("aria-label");
      else button.setAttribute("aria-label", name);
    }
  }
});
