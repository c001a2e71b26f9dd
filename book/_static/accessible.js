// Name the buttons of the theme that show an icon only. They exist once the whole page has loaded.
const names = { ".search-button, .search-button__button": "Search", ".copybtn": "Copy" };

window.addEventListener("load", () => {
  for (const [selector, name] of Object.entries(names)) {
    for (const button of document.querySelectorAll(selector)) {
      button.setAttribute("aria-label", name);
    }
  }
});
