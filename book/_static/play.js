// Pictures that move, without a server: <div class="play" data-play="stepper"> is filled by play/stepper.js.
// Until then, and without scripts, it shows its first state (tools/ext/toys.py).
// The mathematics is in play/game.js, play/bounds.js and play/learner.js; the tests compare it with the package.
window.play = {
  home: document.currentScript.src.replace(/[^/]*$/, "play/"),
  loaded: {},

  // Load one file, once.
  load(name) {
    return (play.loaded[name] ??= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.onload = done;
      script.onerror = failed;
      script.src = `${play.home}${name}.js`;
      document.head.append(script);
    }));
  },

  // Return an HTML element: play.html("label", {class: "wide"}, "words", child).
  html(tag, attributes = {}, ...children) {
    return play.fill(document.createElement(tag), attributes, children);
  },

  // Return an SVG element.
  svg(tag, attributes = {}, ...children) {
    return play.fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
  },

  fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  },

  // Add a slider. It shows show(value) beside its name; get() gives the value.
  slider(panel, name, { min, max, step = 1, value, show = String }, changed) {
    const input = play.html("input", { type: "range", min, max, step, value, "aria-label": name });
    const shown = play.html("output");
    const get = () => Number(input.value);
    const update = () => {
      shown.textContent = show(get());
      input.setAttribute("aria-valuetext", shown.textContent);
    };
    input.addEventListener("input", () => { update(); changed(); });
    update();
    panel.append(play.html("label", {}, play.html("span", {}, name), input, shown));
    return { get, set(value) { input.value = value; update(); }, input };
  },

  // Add a choice between named values.
  choice(panel, name, options, changed) {
    const select = play.html("select", { "aria-label": name }, ...options.map((option) => play.html("option", {}, option)));
    select.addEventListener("change", changed);
    panel.append(play.html("label", {}, play.html("span", {}, name), select));
    return { get: () => select.value, select };
  },

  // Add a box to tick.
  tick(panel, name, value, changed) {
    const input = play.html("input", { type: "checkbox" });
    input.checked = value;
    input.addEventListener("change", changed);
    panel.append(play.html("label", { class: "tick" }, input, name));
    return { get: () => input.checked };
  },

  button(panel, name, pressed) {
    const button = play.html("button", { type: "button" }, name);
    button.addEventListener("click", pressed);
    panel.append(button);
    return button;
  },

  // Return a number as people write it.
  number(value, digits = 3) {
    if (value !== 0 && (Math.abs(value) < 1e-3 || Math.abs(value) >= 1e9)) {
      const [mantissa, exponent] = value.toExponential(1).split("e");
      return `${mantissa} · 10${[...String(Number(exponent))].map((c) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[c] ?? "⁻").join("")}`;
    }
    return Number(value.toPrecision(digits)).toLocaleString("en-US", { maximumFractionDigits: 6 }).replace(/,/g, " ");
  },

  // Let a finger or a mouse move what is drawn: moved(x, y) has the place in the units of the picture's view box.
  drag(picture, moved) {
    const scrolls = (event) => event.pointerType === "touch" && picture.scrollWidth > picture.clientWidth;
    const tell = (event) => {
      if (scrolls(event)) return;
      const svg = picture.querySelector("svg");
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      moved(x, y);
    };
    picture.classList.add("drag");
    picture.addEventListener("pointerdown", (event) => {
      if (!scrolls(event)) picture.setPointerCapture(event.pointerId);
      tell(event);
    });
    picture.addEventListener("pointermove", (event) => { if (event.buttons) tell(event); });
  },

  // Whether a picture is as narrow as on a phone, where its letters are larger.
  isNarrow: (place) => place.clientWidth < 480,

  // Draw again when a picture becomes narrow or wide, as when a phone is turned.
  whenTurned(place, draw) {
    let was = play.isNarrow(place);
    new ResizeObserver(() => {
      if (play.isNarrow(place) === was) return;
      was = !was;
      draw();
    }).observe(place);
  },

  // Move labels apart: each is [y, ...], sorted by y; neighbors keep a gap, and all stay between low and high.
  apart(labels, gap, low, high) {
    labels.sort((a, b) => a[0] - b[0]);
    labels.forEach((label, i) => { label[0] = Math.max(label[0], i ? labels[i - 1][0] + gap : low); });
    for (let i = labels.length - 1; i >= 0; i--) {
      labels[i][0] = Math.min(labels[i][0], i + 1 < labels.length ? labels[i + 1][0] - gap : high);
    }
    return labels;
  },

  // Return the polyline of points in a box, for scales x and y from numbers to px.
  line: (points, x, y) => points.map(([a, b], i) => `${i ? "L" : "M"}${x(a).toFixed(1)},${y(b).toFixed(1)}`).join(""),
};

document.addEventListener("DOMContentLoaded", async () => {
  for (const place of document.querySelectorAll("[data-play]")) {
    for (const file of ["game", "bounds", "learner", place.dataset.play]) await play.load(file);
    place.replaceChildren();
    await play[place.dataset.play](place);
    place.classList.add("ready");
  }
});
