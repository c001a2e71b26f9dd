// A game that misleads a greedy scheduler: in each block the first rounds are slow, and the wrong arm is better in them.
play.lure = (place) => {
  const [ROUNDS, BLOCK, BAD, RATE, CHERNOFF] = [96, 12, 3, 0.2, 0.2];
  const NAMES = ["first come", "reservoirs", "Bernoulli", "Pareto"];
  const misleads = (t) => t % BLOCK < BAD;
  const rounds = Array.from({ length: ROUNDS }, (_, t) => t);
  const losses = rounds.map((t) => (misleads(t) ? [1, 0] : [0, 1]));
  const delays = rounds.map((t) => (misleads(t) ? BLOCK - 1 - (t % BLOCK) : 0));
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Slots and regret, round by round" }));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  let seed = 1;
  const scheduler = play.choice(panel, "scheduler", NAMES, () => show());
  const C = play.slider(panel, "slots C", { min: 1, max: 5, value: BAD }, () => show());
  const round = play.slider(panel, "round t", { min: 1, max: ROUNDS, value: BLOCK }, () => show());
  play.button(panel, "next block", () => { round.set(Math.min(ROUNDS, (Math.floor(round.get() / BLOCK) + 1) * BLOCK)); show(); });
  play.button(panel, "last round", () => { round.set(ROUNDS); show(); });
  play.button(panel, "new coins", () => { seed += 1; show(); });

  play.drag(picture, (x) => { round.set(Math.floor((x - 64) / 7) + 1); show(); });

  // The regret after each round, against arm 1, the best arm of the whole game.
  const regret = (x) => {
    let sum = 0;
    return x.map((weights, t) => (sum += weights[0] * losses[t][0] + weights[1] * losses[t][1] - losses[t][0]));
  };

  const show = () => {
    const random = play.random(seed);
    const coins = rounds.map(random);
    const games = Object.fromEntries(NAMES.map((name) => {
      const game = play.schedule(name, coins, C.get(), CHERNOFF, delays);
      const x = play.learn(losses, delays, game, RATE);
      return [name, { ...game, x, regret: regret(x) }];
    }));
    const blind = regret(rounds.map(() => [0.5, 0.5]));
    const now = round.get() - 1;
    const mine = games[scheduler.get()];
    const arrived = rounds.filter((s) => mine.observed[s] && s + delays[s] <= now);
    const wrong = arrived.filter(misleads).length;
    picture.replaceChildren(drawing(games, blind, now));
    said.textContent = `After round ${now + 1} the scheduler has observed ${arrived.length} rounds, ${wrong} of which mislead. `
      + `Now it plays the right arm with probability ${mine.x[now][0].toFixed(2)}. Its regret is ${mine.regret[now].toFixed(1)}; `
      + `that of uniform play is ${blind[now].toFixed(1)}.`;
    Object.assign(place.dataset, { seed, arrived: arrived.length, wrong, right: mine.x[now][0], blind: blind[now],
      regrets: JSON.stringify(NAMES.map((name) => games[name].regret[now])) });
  };

  const drawing = (games, blind, now) => {
    const [edge, step, row, height] = [64, 7, 18, 130];
    const mine = games[scheduler.get()];
    const x = (t) => edge + t * step;
    const strip = 16 + C.get() * row; // the weight of the right arm
    const plot = strip + 62; // the regret
    const values = [blind, ...NAMES.map((name) => games[name].regret)].flatMap((one) => one.slice(0, now + 1));
    const [low, high] = [Math.min(-5, ...values), Math.max(40, ...values)];
    const y = (value) => plot + height * (1 - (value - low) / (high - low));
    const svg = play.svg("svg", { viewBox: `0 0 ${x(ROUNDS) + 92} ${plot + height + 40}`, role: "img", "aria-label": "Slots, the weight of the right arm and the regret; the text below says what happened" });
    rounds.filter(misleads).forEach((t) => svg.append(play.svg("rect", { x: x(t), y: 2, width: step, height: plot + height - 2, class: "now" })));
    for (let slot = 0; slot < C.get(); slot++) svg.append(play.svg("text", { x: 4, y: 15 + slot * row }, `slot ${slot + 1}`));
    rounds.forEach((t) => {
      if (t > now) return;
      svg.append(play.svg("rect", { x: x(t), y: strip + 40 * (1 - mine.x[t][0]), width: step - 1, height: 40 * mine.x[t][0], class: "a" }));
      if (!mine.entered[t]) return;
      const end = Math.min(mine.until[t], now, ROUNDS - 1);
      const state = mine.until[t] > now ? "waits" : mine.observed[t] ? (misleads(t) ? "b" : "a") : "dropped";
      svg.append(play.svg("rect", { x: x(t) + 0.5, y: 2 + mine.slot[t] * row, width: (end - t + 1) * step - 1, height: row - 3, rx: 2, class: state }));
    });
    svg.append(play.svg("line", { x1: edge, x2: x(ROUNDS), y1: strip + 40, y2: strip + 40 }),
      play.svg("text", { x: 4, y: strip + 14 }, "right"), play.svg("text", { x: 4, y: strip + 30 }, "arm"),
      play.svg("text", { x: edge - 4, y: strip + 8, class: "end" }, 1), play.svg("text", { x: edge - 4, y: strip + 42, class: "end" }, 0));
    for (const value of [0, 20, 40]) {
      svg.append(play.svg("line", { x1: edge, x2: x(ROUNDS), y1: y(value), y2: y(value) }), play.svg("text", { x: edge - 6, y: y(value) + 4, class: "end" }, value));
    }
    svg.append(play.svg("text", { x: -(plot + height / 2), y: 16, class: "middle", transform: "rotate(-90)" }, "regret"));
    const ends = []; // labels at the right, moved apart
    const curve = (values, name, kind) => {
      const points = values.slice(0, now + 1).map((value, t) => [t + 1, value]);
      svg.append(play.svg("path", { d: play.line([[0, 0], ...points], x, y), class: kind }));
      ends.push([y(values[now]) + 4, name, kind]);
    };
    curve(blind, "uniform play", "curve faint");
    for (const name of NAMES) if (name !== scheduler.get()) curve(games[name].regret, name, "curve faint");
    curve(mine.regret, scheduler.get(), "curve strong");
    for (const [height_of, name, kind] of play.apart(ends, 14, plot + 8, plot + height + 2)) svg.append(play.svg("text", { x: x(now + 1) + 5, y: height_of, class: kind.includes("strong") ? "strong" : "" }, name));
    for (let t = 0; t <= ROUNDS; t += 2 * BLOCK) svg.append(play.svg("text", { x: x(t), y: plot + height + 16, class: "middle" }, t));
    svg.append(play.svg("text", { x: x(ROUNDS / 2), y: plot + height + 34, class: "middle" }, "round"));
    return svg;
  };
  show();
};
