// How often are all slots taken? The law of the number of pending rounds, and the bound of Lemmas 4.5 and 4.6.
play.overflow = (place) => {
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div"));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const C = play.slider(panel, "slots C", { min: 1, max: 40, value: 10 }, () => show());
  const chernoff = play.slider(panel, "parameter α", { min: 0.1, max: 5, step: 0.1, value: 1 }, () => show());

  const show = () => {
    const [slots, mean] = [C.get(), C.get() / (1 + chernoff.get())];
    const law = play.poisson(mean, 60);
    const tail = 1 - law.slice(0, slots).reduce((a, b) => a + b, 0);
    const bound = play.chernoffBound(slots, chernoff.get());
    const [edge, top, height, width] = [12, 8, 170, 9.6];
    const most = Math.max(...law);
    const svg = play.svg("svg", { viewBox: `0 0 ${edge + 61 * width + 12} ${top + height + 52}`, role: "img", "aria-label": "The law of the number of pending rounds; the text below gives the tail" });
    law.forEach((p, n) => svg.append(play.svg("rect", {
      x: edge + n * width, y: top + height * (1 - p / most), width: width - 1.5, height: (height * p) / most, class: n >= slots ? "dropped" : "seen",
    })));
    const x = edge + slots * width - 1;
    svg.append(play.svg("line", { x1: x, x2: x, y1: top, y2: top + height + 4, class: "here" }));
    for (let n = 0; n <= 60; n += 10) svg.append(play.svg("text", { x: edge + (n + 0.5) * width, y: top + height + 18, class: "middle" }, n));
    svg.append(play.svg("text", { x: edge + 30 * width, y: top + height + 46, class: "middle" }, "rounds that wait at the same time, were there no limit"));
    picture.replaceChildren(svg);
    said.textContent = `On average at most C / (1 + α) = ${play.number(mean)} rounds wait. With a Poisson law of this mean, ${slots} or more wait with probability `
      + `${play.number(Math.max(tail, 0), 2)}. The Chernoff bound promises at most ${play.number(bound, 2)}, for every law that can occur.`;
    Object.assign(place.dataset, { tail, bound });
  };
  show();
};
