// How often are all slots taken? The distribution of the number of pending rounds, and the bound of Lemmas 4.5 and 4.6.
play.overflow = (place) => {
  const [edge, top, height, wide] = [110, 20, 200, 560];
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div"));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const C = play.slider(panel, "slots C", { min: 1, max: 40, value: 10 }, () => show());
  const chernoff = play.slider(panel, "parameter α", { min: 0.1, max: 5, step: 0.1, value: 1 }, () => show());
  const last = () => Math.max(10, Math.ceil(1.6 * C.get())); // the axis ends a little behind the slots
  play.drag(picture, (x) => { C.set(Math.round(((x - edge) / wide) * (last() + 1))); show(); });

  const show = () => {
    const [slots, mean] = [C.get(), C.get() / (1 + chernoff.get())];
    const law = play.poisson(mean, last());
    const tail = play.poissonTail(mean, slots);
    const bound = play.chernoffBound(slots, chernoff.get());
    const width = wide / (last() + 1);
    const most = Math.max(...law);
    const y = (p) => top + height * (1 - p / most);
    const svg = play.svg("svg", { viewBox: `0 0 ${edge + wide + 12} ${top + height + 60}`, role: "img", "aria-label": "The distribution of the number of pending rounds; the text below gives the tail" });
    for (const share of [0, 0.5, 1]) {
      svg.append(play.svg("line", { x1: edge, x2: edge + wide, y1: y(share * most), y2: y(share * most) }),
        play.svg("text", { x: edge - 6, y: y(share * most) + 4, class: "end" }, play.number(share * most, 2)));
    }
    law.forEach((p, n) => svg.append(play.svg("rect", {
      x: edge + n * width, y: y(p), width: width * 0.86, height: top + height - y(p), class: n >= slots ? "dropped" : "seen",
    })));
    const x = edge + slots * width - width * 0.07;
    svg.append(play.svg("line", { x1: x, x2: x, y1: top, y2: top + height + 4, class: "here" }),
      play.svg("text", { x: x + 5, y: top + 12 }, `C = ${slots}`));
    const gap = last() > 30 ? 10 : 5;
    for (let n = 0; n <= last(); n += gap) svg.append(play.svg("text", { x: edge + (n + 0.43) * width, y: top + height + 18, class: "middle" }, n));
    svg.append(play.svg("text", { x: edge + wide / 2, y: top + height + 50, class: "middle" }, "rounds pending at the same time, without a limit"),
      play.svg("text", { x: -(top + height / 2), y: 20, class: "middle", transform: "rotate(-90)" }, "probability"));
    picture.replaceChildren(svg);
    said.textContent = `On average at most C / (1 + α) = ${play.number(mean)} rounds are pending. If their number has a Poisson distribution with this mean, it is ${slots} or more with probability `
      + `${play.number(tail, 2)}. Lemma 4.5 bounds the probability of overflow by ${play.number(bound, 2)}, for all delays.`;
    Object.assign(place.dataset, { tail, bound, mean });
  };
  show();
};
