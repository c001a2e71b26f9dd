// One round of each batch is tracked. How many of them wait at the same time, and what do batches cost?
play.batch = (place) => {
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Batches and their representatives" }));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const size = play.slider(panel, "batch size b", { min: 1, max: 12, value: 4 }, () => show());
  const delay = play.slider(panel, "delay d of every round", { min: 0, max: 20, value: 9 }, () => show());
  const C = play.slider(panel, "slots C", { min: 1, max: 8, value: 4 }, () => show());
  let seed = 1;
  play.button(panel, "new coins", () => { seed += 1; show(); });
  const [ROUNDS, T, K] = [36, 10000, 8];

  const show = () => {
    const [b, d, slots] = [size.get(), delay.get(), C.get()];
    const random = play.random(seed);
    const proxy = Array(ROUNDS).fill(-1);
    for (let first = 0; first < ROUNDS; first += b) proxy[first + Math.floor(b * random())] = Infinity;
    proxy.length = ROUNDS;
    const game = play.track(Array(ROUNDS).fill(d), proxy, slots);
    const width = 17;
    const svg = play.svg("svg", { viewBox: `0 0 ${ROUNDS * width + 4} 112`, role: "img", "aria-label": "Rounds in batches; the text below says how many slots are taken" });
    for (let t = 0; t < ROUNDS; t++) {
      const state = proxy[t] < 0 ? "idle" : game.entered[t] ? "seen" : "dropped";
      const y = 92 - (game.after[t] / 9) * 60;
      svg.append(play.svg("rect", { x: 2 + t * width + (t % b === 0 ? 2 : 0), y: 2, width: width - (t % b === 0 ? 4 : 2), height: 20, class: state, rx: 2 }),
        play.svg("rect", { x: 2 + t * width, y, width: width - 2, height: 92 - y, class: "waits" }));
    }
    const line = 92 - (slots / 9) * 60;
    svg.append(play.svg("line", { x1: 0, x2: ROUNDS * width, y1: line, y2: line, class: "here" }), play.svg("text", { x: 4, y: 108 }, `above: tracked rounds of each batch; below: slots taken, the line is C = ${slots}`));
    picture.replaceChildren(svg);
    const fits = d === 0 || b * (slots - 1) >= d;
    const least = d === 0 ? 1 : slots > 1 ? Math.ceil(d / (slots - 1)) : Infinity;
    const cost = play.theorem31({ K, T, D: d * T, b }, "bandit");
    const missed = proxy.filter((p, t) => p >= 0 && !game.entered[t]).length;
    const all = proxy.filter((p) => p >= 0).length;
    said.textContent = (fits ? `Safe: every one of the ${all} representatives finds a slot. `
      : `Not safe: b (C − 1) = ${b * (slots - 1)} is below d = ${d}. With these coins ${missed === 0 ? "all" : all - missed} of the ${all} representatives find a slot. `)
      + (least < Infinity ? `The smallest safe batch has ${least} rounds. ` : "With one slot and a delay no batch is safe. ")
      + (fits ? `For ${play.number(T)} rounds and ${K} arms Theorem 3.1 then bounds the regret by ${play.number(cost)}: larger batches cost more, so take the smallest.` : "");
    Object.assign(place.dataset, { fits, least, cost, missed });
  };
  show();
};
