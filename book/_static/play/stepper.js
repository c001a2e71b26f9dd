// Step through a game: which round holds a slot, whose feedback arrives, which round is released.
play.stepper = (place) => {
  const ROUNDS = 24;
  const DELAYS = {
    mixed: () => Array.from({ length: ROUNDS }, () => Math.floor(-Math.log(1 - random()) * 4)),
    "all 4": () => Array(ROUNDS).fill(4),
    "a few very long": () => Array.from({ length: ROUNDS }, () => (random() < 0.2 ? 15 : 1)),
  };
  const NEEDS = { Bernoulli: "clairvoyance", Pareto: "preemption", reservoirs: "preemption" };
  let [seed, random, delays, coins] = [1];

  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const picture = place.appendChild(play.html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Slots on a time line" }));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));

  const scheduler = play.choice(panel, "scheduler", ["first come", "reservoirs", "Bernoulli", "Pareto"], () => show());
  const kind = play.choice(panel, "delays", Object.keys(DELAYS), () => deal());
  const C = play.slider(panel, "slots C", { min: 1, max: 8, value: 3 }, () => show());
  const chernoff = play.slider(panel, "parameter α", { min: 0.1, max: 3, step: 0.1, value: 0.2 }, () => show());
  const clairvoyant = play.tick(panel, "clairvoyant: delays are known in advance", true, () => show());
  const preemptive = play.tick(panel, "preemptive: rounds may be released", true, () => show());
  const round = play.slider(panel, "round t", { min: 1, max: ROUNDS, value: 12 }, () => show());
  play.button(panel, "back", () => { round.set(round.get() - 1); show(); });
  play.button(panel, "step", () => { round.set(round.get() + 1); show(); });
  play.button(panel, "new coins", () => { seed += 1; deal(); });

  play.drag(picture, (x) => { round.set(Math.floor((x - 64) / 26) + 1); show(); });

  const deal = () => {
    random = play.random(seed);
    coins = Array.from({ length: ROUNDS }, random);
    delays = DELAYS[kind.get()]();
    show();
  };

  // The game with the choices made: for each round its slot and the round at whose end it leaves it.
  const played = () => play.schedule(scheduler.get(), coins, C.get(), chernoff.get(), delays);

  const why = (t, { entered, before, proxy, ages }) => {
    if (scheduler.get() === "reservoirs") {
      if (ages[t] === 0) return `Slot ${(t % C.get()) + 1} is free, and it takes that.`;
      const chance = `Slot ${(t % C.get()) + 1} was last free ${ages[t] === 1 ? "one turn" : `${ages[t]} turns`} ago: round ${t + 1} takes it with probability 1/${ages[t] + 1}`;
      return `${chance}, and it ${entered[t] ? "does" : "does not"}.`;
    }
    if (scheduler.get() === "Bernoulli") {
      const p = play.probabilities(delays, C.get(), chernoff.get())[t];
      const heads = `Its delay ${delays[t]} gives the probability ${p.toFixed(2)}, and its coin ${coins[t].toFixed(2)} says ${coins[t] < p ? "yes" : "no"}.`;
      return proxy[t] < 0 ? `${heads} It is not tracked.` : `${heads} ${entered[t] ? "It takes a slot." : "But no slot is free."}`;
    }
    if (scheduler.get() === "Pareto") {
      if (proxy[t] < 0) return `Its coin ${coins[t].toFixed(2)} draws no patience at all: it is not tracked.`;
      const patience = `Its coin ${coins[t].toFixed(2)} draws the patience ${proxy[t]}.`;
      return `${patience} ${entered[t] ? "It takes a slot." : "But no slot is free."}`;
    }
    return entered[t] ? "It takes a slot." : `All ${before[t]} slots are taken: its loss is never observed.`;
  };

  const show = () => {
    const needs = NEEDS[scheduler.get()];
    const legal = !needs || (needs === "clairvoyance" ? clairvoyant : preemptive).get();
    if (!legal) {
      said.textContent = `The ${scheduler.get()} scheduler needs ${needs}, which these rules forbid. Tick the box, or choose another scheduler.`;
      picture.replaceChildren();
      return;
    }
    const game = played();
    const t = round.get() - 1;
    const left = delays.map((_, s) => s).filter((s) => game.entered[s] && game.until[s] === t);
    const list = (rounds) => `round${rounds.length > 1 ? "s" : ""} ${rounds.map((s) => s + 1).join(", ").replace(/, (\d+)$/, " and $1")}`;
    const gone = { reservoirs: "a later round takes the place", Pareto: "the patience is over" }[scheduler.get()];
    const arrived = left.filter((s) => game.observed[s]);
    const dropped = left.filter((s) => !game.observed[s]);
    const seen = game.observed.filter((yes, s) => yes && s + delays[s] <= t).length;
    said.textContent = [
      `Round ${t + 1} begins with ${game.before[t]} of ${C.get()} ${C.get() === 1 ? "slot" : "slots"} taken.`, why(t, game),
      arrived.length ? `At its end the feedback of ${list(arrived)} arrives.` : "",
      dropped.length ? `The slot of ${list(dropped)} is released: ${gone}.` : "",
      `Observed so far: ${seen} of ${t + 1} rounds.`,
    ].filter(Boolean).join(" ");
    picture.replaceChildren(drawing(game, t));
    place.dataset.seen = seen;
  };

  const drawing = (game, now) => {
    const [width, height, edge] = [26, 24, 64];
    const x = (t) => edge + t * width;
    const y = (row) => 8 + row * (height + 4);
    const rows = C.get();
    const svg = play.svg("svg", {
      viewBox: `0 0 ${x(ROUNDS) + 8} ${y(rows) + 46}`, role: "img",
      "aria-label": `${rows} slots and ${now + 1} rounds; the text below says what happens`,
    });
    svg.append(play.svg("rect", { x: x(now), y: 0, width, height: y(rows) + 44, class: "now" }));
    for (let row = 0; row < rows; row++) {
      svg.append(play.svg("text", { x: 4, y: y(row) + 17 }, `slot ${row + 1}`),
        play.svg("line", { x1: x(0), x2: x(ROUNDS), y1: y(row) + height, y2: y(row) + height }));
    }
    svg.append(play.svg("text", { x: 4, y: y(rows) + 17 }, "round"), play.svg("text", { x: 4, y: y(rows) + 37 }, "delay"));
    delays.forEach((delay, t) => {
      const known = clairvoyant.get() ? t <= now : game.observed[t] && t + delay <= now;
      svg.append(play.svg("text", { x: x(t) + width / 2, y: y(rows) + 17, class: "middle" }, t + 1),
        play.svg("text", { x: x(t) + width / 2, y: y(rows) + 37, class: "middle" }, known ? delay : t <= now ? "?" : ""));
      if (t > now || !game.entered[t]) return;
      const end = Math.min(game.until[t], now, ROUNDS - 1);
      const state = game.until[t] > now ? "waits" : game.observed[t] ? "seen" : "dropped";
      const row = game.slot[t];
      svg.append(play.svg("rect", { x: x(t) + 1, y: y(row), width: (end - t + 1) * width - 2, height: height - 2, rx: 4, class: state }),
        play.svg("text", { x: x(t) + width / 2, y: y(row) + 16, class: state === "waits" ? "middle in" : "middle in bright" }, t + 1));
    });
    return svg;
  };
  deal();
};
