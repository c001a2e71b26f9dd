// What a reader would see and stumble over. Each function returns a list of faults in words.
window.look = {
  article: () => document.querySelector("article, main") ?? document.body,
  name: (element) => element.textContent.replace(/\s+/g, " ").trim().slice(0, 60),

  // Wait until the page has its layout, after a change of its width: until nothing moves any more.
  async settle() {
    const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    for (let before = "", still = 0; still < 2; ) {
      await pause();
      const now = look.places();
      [before, still] = [now, now === before ? still + 1 : 0];
    }
  },
  places: () => [...look.article().querySelectorAll("mjx-math, img, svg")]
    .map((element) => Object.values(element.getBoundingClientRect().toJSON()).map(Math.round)).join(),

  // Wait for fonts and layout.
  async typeset(theme) {
    document.documentElement.dataset.theme = theme;
    await document.fonts.ready;
    await look.settle();
  },

  // How much has moved since the page began to load, by the browser's own measure, and where the target of the link is.
  moved: 0,
  watch() {
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) look.moved += hadRecentInput ? 0 : value;
    }).observe({ type: "layout-shift", buffered: true });
  },
  landed(anchor) {
    const target = document.getElementById(decodeURIComponent(anchor));
    const header = document.querySelector(".bd-header-article, .header-article")?.getBoundingClientRect().bottom ?? 0;
    const below = target.getBoundingClientRect().top - Math.max(0, header);
    const end = document.documentElement.scrollHeight - innerHeight - scrollY < 2;
    return target.getClientRects().length > 0 && below > -30 && (below < 150 || (end && below < innerHeight));
  },

  // Open what is folded on a page that displays its proof.
  async unfold() {
    for (const fold of document.querySelectorAll("details.proof-fold")) fold.open = true;
    await look.settle();
  },

  // Formulas and pictures of which a part is hidden without a scroll bar.
  cut() {
    const seen = [...look.article().querySelectorAll("mjx-math, img, svg")];
    return seen.filter((element) => element.getClientRects().length && look.isCut(element))
      .map((element) => `cut: ${look.name(element.parentElement)}`);
  },
  // Words of a drawing that its edge cuts off.
  clipped() {
    const texts = [...look.article().querySelectorAll("svg text")].filter((text) => text.checkVisibility() && text.textContent.trim());
    const isClipped = (text) => {
      const svg = text.ownerSVGElement;
      const [word, edge] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
      if (getComputedStyle(svg).overflowX === "visible" || word.width < 1) return false;
      return word.left < edge.left - 2 || word.right > edge.right + 2 || word.top < edge.top - 2 || word.bottom > edge.bottom + 2;
    };
    return texts.filter(isClipped).map((text) => `clipped in a drawing: ${look.name(text)}`);
  },
  isCut(element) {
    const { left, right } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX) && box !== document.documentElement) return false;
      if (/hidden|clip/.test(style.overflowX) || box === document.documentElement) {
        const edge = box.getBoundingClientRect();
        if (right > edge.right + 1.5 || left < edge.left - 1.5) return true;
      }
    }
    return false;
  },

  // Cells of a table that are squeezed to a few letters a line.
  squeezed() {
    const cells = [...look.article().querySelectorAll("td, th")].filter((cell) => cell.checkVisibility());
    const isTall = (cell) => cell.clientWidth < 60 && cell.clientHeight > 6 * parseFloat(getComputedStyle(cell).fontSize);
    return cells.filter((cell) => isTall(cell) && cell.textContent.trim().length > 12)
      .map((cell) => `squeezed to ${cell.clientWidth} px: ${look.name(cell)}`);
  },

  // What scrolls and cannot be reached by keys.
  unreached() {
    const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1;
    const parts = [...look.article().querySelectorAll("*")].filter((part) => part.checkVisibility() && scrolls(part));
    return parts.filter((part) => part.tabIndex < 0 && !part.querySelector("a, button, input, [tabindex]"))
      .map((part) => `scrolls without keys: ${part.localName}.${part.className} ${look.name(part)}`);
  },

  // The page itself scrolls sideways.
  wide() {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide`] : [];
  },

  // TeX that was not typeset.
  raw() {
    if (location.pathname.includes("/api/")) return []; // docstrings speak of LaTeX
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      const skipped = "script, style, code, pre, noscript, mjx-container";
      if (!parentElement.closest(skipped) && /\\[([a-zA-Z]|\$\$/.test(data)) found.push(`raw TeX: ${data.trim().slice(0, 60)}`);
    }
    return found;
  },

  // Words whose colour is too close to what is behind them.
  faint(theme) {
    document.documentElement.dataset.theme = theme;
    const selector = "p, li, td, th, a, h1, h2, h3, .verdict, mjx-container, figcaption, button, label, output, text";
    const found = new Set();
    for (const element of look.article().querySelectorAll(selector)) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (!element.getClientRects().length || !(words || element.localName === "mjx-container")) continue;
      if (element.closest("pre, [aria-hidden=true], :disabled, .in") || getComputedStyle(element).visibility !== "visible") continue;
      const ratio = look.contrast(element);
      if (ratio < 4.5) found.add(`contrast ${ratio.toFixed(1)}: ${look.name(element)}`);
    }
    return [...found];
  },
  contrast(element) {
    const style = getComputedStyle(element);
    const ink = look.colour(element instanceof SVGElement ? style.fill : style.color);
    let paper = [0, 0, 0, 0];
    for (let box = element; box && paper[3] < 1; box = box.parentElement) {
      paper = look.over(paper, look.colour(getComputedStyle(box).backgroundColor));
    }
    const [light, dark] = [look.over(ink, look.over(paper, [255, 255, 255, 1])), look.over(paper, [255, 255, 255, 1])]
      .map(look.luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  },
  canvas: Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true }),
  colour(text) {
    const numbers = text.match(/^rgba?\(([^)]*)\)$/)?.[1].split(/[\s,/]+/).map(Number);
    if (numbers) return [...numbers.slice(0, 3), numbers[3] ?? 1];
    look.canvas.clearRect(0, 0, 1, 1);
    look.canvas.fillStyle = text;
    look.canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = look.canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  },
  over([r, g, b, a], [R, G, B, A]) {
    const alpha = a + A * (1 - a);
    const mix = (front, back) => (alpha ? (front * a + back * A * (1 - a)) / alpha : 0);
    return [mix(r, R), mix(g, G), mix(b, B), alpha];
  },
  luminance([r, g, b]) {
    const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  },

  // How the visible height of a chapter is shared out, in px. Errata are part of the story: they are written for the reader.
  shares() {
    const height = (selector) => [...look.article().querySelectorAll(selector)]
      .filter((e) => !e.parentElement.closest(selector) && e.checkVisibility()).reduce((sum, e) => sum + e.getBoundingClientRect().height, 0);
    const all = look.article().getBoundingClientRect().height;
    const pictures = height(".cell_output img, .cell_output table.dataframe, figure img");
    const cells = height("div.cell"), errata = height("tr.erratum");
    return { all, cells, pictures, code: height("div.cell_input"), verdicts: height("table.verdicts"), story: (all - cells + pictures + errata) / all };
  },
};
