// Three learners see the same losses of three arms. Where in the simplex does each of them play?
play.simplex = (place) => {
  const LEARNERS = {
    "exponential weights": (rate) => [0, 1 / rate],
    "square roots (Tsallis)": (rate) => [1 / rate, 0],
    "both (this book)": (rate) => [1 / rate, 1 / rate],
  };
  const MARKS = ["circle", "square", "diamond"];
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div"));
  const table = place.appendChild(play.html("div", { class: "said", "aria-live": "polite" }));
  const arms = [2, 5, 8].map((value, i) => play.slider(panel, `sum of losses, arm ${i + 1}`, { min: 0, max: 20, step: 0.5, value }, () => show()));
  const rate = play.slider(panel, "learning rates α = β", { min: 0.05, max: 2, step: 0.05, value: 0.4 }, () => show());
  play.drag(picture, (x, y) => { // put the third learner there
    const [[ax, ay], [bx, by], [cx]] = CORNERS;
    const first = (by - y) / (by - ay);
    const third = (x - first * ax - (1 - first) * bx) / (cx - bx);
    const inside = [first, 1 - first - third, third].map((weight) => Math.max(weight, 0.005));
    const found = inside.map((weight) => weight / inside.reduce((a, b) => a + b));
    play.lossesOf(found, 1 / rate.get(), 1 / rate.get()).forEach((value, i) => arms[i].set(value));
    show();
  });
  const CORNERS = [[150, 12], [20, 237], [280, 237]];
  const at = (x) => [0, 1].map((axis) => x.reduce((sum, weight, i) => sum + weight * CORNERS[i][axis], 0));

  const mark = ([x, y], kind) => ({
    circle: () => play.svg("circle", { cx: x, cy: y, r: 9, class: "a" }),
    square: () => play.svg("rect", { x: x - 5, y: y - 5, width: 10, height: 10, class: "b" }),
    diamond: () => play.svg("path", { d: `M${x},${y - 6}l6,6l-6,6l-6,-6z`, class: "c" }),
  }[kind]());

  const show = () => {
    const L = arms.map((arm) => arm.get());
    const found = Object.entries(LEARNERS).map(([name, rates]) => [name, play.argmin(L, ...rates(rate.get()))]);
    const svg = play.svg("svg", { viewBox: "0 0 300 262", role: "img", "aria-label": "The simplex of three arms with three learners; the table below has the numbers", class: "small" });
    svg.append(play.svg("path", { d: `M${CORNERS.join("L")}Z`, class: "frame" }));
    CORNERS.forEach(([x, y], i) => svg.append(play.svg("text", { x: x + [14, -18, 18][i], y: y + [6, 20, 20][i], class: ["", "", "end"][i] }, `always arm ${i + 1}`)));
    found.forEach(([, x], i) => svg.append(mark(at(x), MARKS[i])));
    picture.replaceChildren(svg);
    const rows = found.map(([name, x], i) => play.html("tr", {},
      play.html("th", { scope: "row" }, `${"●■◆"[i]} ${name}`), ...x.map((weight) => play.html("td", {}, weight.toFixed(3)))));
    const head = play.html("tr", {}, ...["learner", "arm 1", "arm 2", "arm 3"].map((name) => play.html("th", { scope: "col" }, name)));
    table.replaceChildren(play.html("table", {}, head, ...rows));
    place.dataset.x = JSON.stringify(found.map(([, x]) => x));
  };
  show();
};
