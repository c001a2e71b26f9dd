// Explore the bound of Theorem 5.1: regret per round against slots, its four costs, and the knee.
play.explorer = (place) => {
  const COSTS = ["arms", "capacity", "delay", "overflow"];
  const SIZES = Array.from({ length: 81 }, (_, i) => 10 ** (i / 20)).map(Math.round)
    .filter((C, i, all) => C !== all[i - 1]);
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div"));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const slots = (power) => Math.round(10 ** power);
  const powers = { show: (power) => play.number(10 ** power, 2) };
  const T = play.slider(panel, "rounds T", { min: 3, max: 9, step: 0.5, value: 6, ...powers }, () => show());
  const K = play.slider(panel, "arms K", { min: 2, max: 64, value: 8 }, () => show());
  const mean = play.slider(panel, "mean delay D / T", { min: 0, max: 4, step: 0.25, value: 2, ...powers }, () => show());
  const C = play.slider(panel, "slots C", { min: 0, max: 4, step: 0.05, value: 1.4, show: (power) => String(slots(power)) }, () => show());

  // The costs with δ = T^(-1/2) and the smallest α that the overflow condition permits.
  const costs = (size) => {
    const rounds = Math.round(10 ** T.get());
    const delta = rounds ** -0.5;
    const game = { K: K.get(), T: rounds, D: Math.round(rounds * 10 ** mean.get()), C: size, delta };
    return play.theorem51({ ...game, chernoff: play.smallestChernoff(size, delta) });
  };

  const show = () => {
    const rounds = Math.round(10 ** T.get());
    const [edge, top, width, height] = [56, 12, 560, 240];
    const x = (size) => edge + (Math.log10(size) / 4) * width;
    const all = SIZES.map((size) => [size, costs(size)]);
    const most = 1.05 * Math.min(all[0][1].bandit, 2.5 * all.find(([size]) => size >= 5)[1].bandit) / rounds;
    const y = (value) => top + height * (1 - Math.min(value / most, 1));
    const svg = play.svg("svg", { viewBox: `0 0 ${edge + width + 12} ${top + height + 48}`, role: "img", "aria-label": "The bound per round against the number of slots; the text below gives the numbers" });
    const below = all.map(() => 0);
    for (const cost of COSTS) {
      const lower = all.map(([size], i) => [size, below[i]]);
      all.forEach(([, parts], i) => { below[i] += parts[cost] / rounds; });
      const upper = all.map(([size], i) => [size, below[i]]);
      svg.append(play.svg("path", { d: `${play.line(upper, x, y)}${play.line(lower.reverse(), x, y).replace("M", "L")}Z`, class: cost }));
    }
    for (const power of [0, 1, 2, 3, 4]) {
      const last = power === 4; // its label ends where the picture does
      svg.append(play.svg("text", { x: x(10 ** power) + 12 * last, y: top + height + 18, class: last ? "end" : "middle" }, 10 ** power));
    }
    for (const share of [0, 0.5, 1]) svg.append(play.svg("text", { x: edge - 6, y: y(share * most / 1.05) + 4, class: "end" }, play.number(share * most / 1.05, 2)));
    svg.append(play.svg("text", { x: edge + width / 2, y: top + height + 38, class: "middle" }, "slots C"));

    const size = slots(C.get());
    const here = costs(size);
    const knee = (all.find(([, parts]) => parts.capacity <= Math.max(parts.arms, parts.delay)) ?? all[0])[0];
    svg.append(play.svg("line", { x1: x(size), x2: x(size), y1: top, y2: top + height, class: "here" }),
      play.svg("circle", { cx: x(size), cy: y(here.bandit / rounds), r: 5, class: "here" }),
      play.svg("path", { d: `M${x(knee)},${top + height + 2}l5,8h-10z`, class: "knee" }));
    const legend = play.html("p", { class: "legend" }, ...COSTS.map((cost) =>
      play.html("span", {}, play.html("i", { class: cost }), `${cost} ${play.number(here[cost] / rounds, 2)} `)));
    picture.replaceChildren(svg, legend);
    said.textContent = `With ${size} slots the bound is ${play.number(here.bandit / rounds)} a round with bandit feedback and ${play.number(here.full / rounds)} with full information. `
      + (here.bandit > rounds ? "More than 1 a round: here the bound says nothing yet. " : "")
      + `The knee is at about ${knee} slots (▲): from there on, capacity is not the largest cost.`;
    Object.assign(place.dataset, { bandit: here.bandit, full: here.full, knee });
  };
  show();
};
