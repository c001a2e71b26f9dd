// Name the theme's search buttons, which show an icon only.
document.addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll(".search-button, .search-button__button")) {
    button.setAttribute("aria-label", "Search");
  }
});
