// Explore the bound of Theorem 5.1: regret a round against slots, its four terms, and the bound of clairvoyant reservoirs.
play.explorer = (place) => {
  const COSTS = ["arms", "capacity", "delay", "overflow"];
  const SIZES = Array.from({ length: 81 }, (_, i) => 10 ** (i / 20)).map(Math.round)
    .filter((C, i, all) => C !== all[i - 1]);
  const LABELS = { bandit: "Theorem 5.1", ours: "reservoirs" };
  const HIGH = 5;
  const [edge, top, height] = [100, 12, 280];
  let width = 0;
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div"));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const slots = (power) => Math.round(10 ** power);
  const powers = { show: (power) => play.number(10 ** power, 2) };
  const T = play.slider(panel, "rounds T", { min: 3, max: 9, step: 0.5, value: 7, ...powers }, () => show());
  const K = play.slider(panel, "arms K", { min: 2, max: 64, value: 8 }, () => show());
  const mean = play.slider(panel, "mean delay D / T", { min: 0, max: 4, step: 0.25, value: 3, ...powers }, () => show());
  const C = play.slider(panel, "slots C", { min: 0, max: 4, step: 0.05, value: 2, show: (power) => String(slots(power)) }, () => show());
  play.drag(picture, (x) => { C.set(((x - edge) / width) * 4); show(); });

  // The costs with δ = T^(-1/2) and the smallest α that the overflow condition permits, and our bound.
  const costs = (size) => {
    const rounds = Math.round(10 ** T.get());
    const delta = rounds ** -0.5;
    const game = { K: K.get(), T: rounds, D: Math.round(rounds * 10 ** mean.get()), C: size, delta };
    return { ...play.theorem51({ ...game, chernoff: play.smallestChernoff(size, delta) }), ours: play.square2(game) };
  };

  const show = () => {
    width = play.isNarrow(place) ? 440 : 540; // names at the right are larger on a phone
    const rounds = Math.round(10 ** T.get());
    const all = SIZES.map((size) => [size, costs(size)]);
    const least = Math.min(...all.map(([, parts]) => Math.min(parts.arms, parts.overflow, parts.ours))) / rounds;
    const low = 10 ** Math.floor(Math.log10(least));
    const x = (size) => edge + (Math.log10(size) / 4) * width;
    const y = (value) => top + height * (1 - Math.log(value / low) / Math.log(HIGH / low));
    const svg = play.svg("svg", { viewBox: `0 0 746 ${top + height + 56}`, role: "img", "aria-label": "Bounds a round against the number of slots, both axes logarithmic; the text below gives the numbers" });
    svg.append(play.svg("rect", { x: edge, y: top, width, height: y(1) - top, class: "now" }),
      play.svg("text", { x: edge + width - 6, y: y(1) - 8, class: "end" }, "above 1 the bound is vacuous"));
    for (let power = Math.round(Math.log10(low)); power <= 0; power++) {
      svg.append(play.svg("line", { x1: edge, x2: edge + width, y1: y(10 ** power), y2: y(10 ** power) }),
        play.svg("text", { x: edge - 6, y: y(10 ** power) + 4, class: "end" }, power < -3 ? `10⁻${"⁰¹²³⁴⁵⁶⁷⁸⁹"[-power]}` : 10 ** power));
    }
    for (const power of [0, 1, 2, 3, 4]) svg.append(play.svg("text", { x: x(10 ** power) + 12 * (power === 4), y: top + height + 18, class: power === 4 ? "end" : "middle" }, 10 ** power));
    svg.append(play.svg("text", { x: edge + width / 2, y: top + height + 46, class: "middle" }, "slots C"),
      play.svg("text", { x: -(top + height / 2), y: 20, class: "middle", transform: "rotate(-90)" }, "regret a round, at most"));
    const curve = (name, kind) => {
      const points = all.map(([size, parts]) => [size, parts[name] / rounds]).filter(([, value]) => value >= low && value <= 1);
      svg.append(play.svg("path", { d: play.line(points, x, y), class: `curve ${kind}` }));
      if (points.length) labels.push([y(points.at(-1)[1]) + 4, LABELS[name] ?? name, name === "bandit" || name === "ours"]);
    };
    const labels = [];
    for (const cost of COSTS) curve(cost, `${cost} thin`);
    curve("bandit", "strong");
    curve("ours", "ours");
    for (const [place_of, name, strong] of play.apart(labels, play.isNarrow(place) ? 24 : 14, top + 8, top + height)) {
      svg.append(play.svg("text", { x: edge + width + 5, y: place_of, class: strong ? "strong" : "" }, name));
    }

    const size = slots(C.get());
    const here = costs(size);
    const even = (all.find(([, parts]) => parts.capacity <= Math.max(parts.arms, parts.delay)) ?? all[0])[0];
    svg.append(play.svg("line", { x1: x(size), x2: x(size), y1: top, y2: top + height, class: "here" }));
    for (const value of [here.bandit, here.ours]) if (value <= rounds) svg.append(play.svg("circle", { cx: x(size), cy: y(value / rounds), r: 5, class: "here" }));
    svg.append(play.svg("path", { d: `M${x(even)},${top + height + 2}l5,8h-10z`, class: "even" }));
    const item = (name, value) => play.html("span", {}, play.html("i", { class: name }), `${name === "strong" ? "Theorem 5.1" : name === "ours" ? "reservoirs" : name} ${play.number(value / rounds, 2)} `);
    const legend = play.html("p", { class: "legend" }, item("strong", here.bandit), item("ours", here.ours), ...COSTS.map((cost) => item(cost, here[cost])));
    picture.replaceChildren(svg, legend);
    said.textContent = `With ${size} slots Theorem 5.1 bounds the regret by ${play.number(here.bandit / rounds)} a round with bandit feedback, and by ${play.number(here.full / rounds)} with full information. `
      + (here.bandit > rounds ? "A bound above 1 a round is vacuous. " : "")
      + `The bound of clairvoyant reservoirs is ${play.number(here.ours / rounds)}. `
      + `From ${even} slots on (▲), capacity is not the largest term of Theorem 5.1.`;
    Object.assign(place.dataset, { bandit: here.bandit, full: here.full, ours: here.ours, capacity: here.capacity, delay: here.delay, arms: here.arms, even, slots: size });
  };
  show();
  play.whenTurned(place, show);
};
