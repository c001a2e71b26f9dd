// The game: coins, proxy delays, slots. A port of `delay_scheduling.schedulers`; arrays begin with round 1.
Object.assign(play, {
  // Return a generator of numbers in [0, 1), the same for the same seed.
  random(seed) {
    let state = seed >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  },

  // Return ν_t = 2 (1 + 1/2 + ... + 1/t) for t = 1, ..., T.
  normalizers(T) {
    let sum = 0;
    return Array.from({ length: T }, (_, i) => 2 * (sum += 1 / (i + 1)));
  },

  // Return c_t = C / ((1 + α) ν_t).
  scales: (T, C, chernoff) => play.normalizers(T).map((nu) => C / ((1 + chernoff) * nu)),

  // Return p_t = min{1, c_t / (d_t + 1)}.
  probabilities: (delays, C, chernoff) =>
    play.scales(delays.length, C, chernoff).map((c, i) => Math.min(1, c / (delays[i] + 1))),

  // How long each round may stay, from one coin a round.
  proxies: {
    "first come": (coins) => coins.map(() => Infinity),
    Bernoulli(coins, C, chernoff, delays) {
      const p = play.probabilities(delays, C, chernoff);
      return coins.map((coin, i) => (coin < p[i] ? Infinity : -1));
    },
    Pareto: (coins, C, chernoff) => play.scales(coins.length, C, chernoff).map((c, i) => Math.floor(c / coins[i]) - 1),
  },

  // Play out proxy delays with C slots: round t enters a free slot if proxy[t] >= 0 and leaves after min(d_t, proxy[t]).
  track(delays, proxy, C) {
    const T = delays.length;
    const [observed, before, after, entered] = [[], [], [], []];
    const leaving = Array(T).fill(0);
    let size = 0;
    for (let t = 0; t < T; t++) {
      before[t] = size;
      entered[t] = size < C && proxy[t] >= 0;
      observed[t] = entered[t] && proxy[t] >= delays[t];
      if (entered[t]) {
        size += 1;
        const stay = Math.min(delays[t], proxy[t]);
        if (t + stay < T) leaving[t + stay] += 1;
      }
      after[t] = size;
      size -= leaving[t];
    }
    return { observed, before, after, entered };
  },

  // Each slot keeps a uniform sample of the rounds since it was free: round t belongs to slot t mod C.
  reservoirs(coins, C, delays) {
    const ENDLESS = 2 ** 31;
    const [held, since, next] = [-1, -1, -1].map((value) => Array(C).fill(value));
    const found = { observed: [], entered: [], until: [], slot: [], p: [], ages: [] };
    delays.forEach((delay, t) => {
      const slot = t % C;
      if (held[slot] >= 0 && held[slot] + delays[held[slot]] < t) held[slot] = -1;
      const free = held[slot] < 0;
      if (free) since[slot] = t;
      const age = Math.floor((t - since[slot]) / C);
      const enters = free || t >= next[slot];
      const u = coins[t];
      const stays = u * ENDLESS <= age + 1 ? ENDLESS : Math.max(1, Math.ceil((age + 1) / u - (age + 1)));
      if (enters) [held[slot], next[slot]] = [t, t + stays * C];
      found.entered[t] = enters;
      found.observed[t] = enters && stays > Math.floor(delay / C);
      found.until[t] = found.observed[t] ? t + delay : t + stays * C - 1;
      found.slot[t] = enters ? slot : -1;
      found.ages[t] = age;
      found.p[t] = 1 / (1 + age + Math.floor(delay / C));
    });
    const held_in = (t, last) => delays.filter((_, s) => found.entered[s] && s <= last && found.until[s] >= t).length;
    return { ...found, before: delays.map((_, t) => held_in(t, t - 1)), after: delays.map((_, t) => held_in(t, t)) };
  },

  // The schedule of one of the players: who enters which slot until when, who is observed, and with which probability.
  schedule(name, coins, C, chernoff, delays) {
    if (name === "reservoirs") return play.reservoirs(coins, C, delays);
    const proxy = play.proxies[name](coins, C, chernoff, delays);
    const game = play.track(delays, proxy, C);
    const until = delays.map((d, t) => t + Math.min(d, proxy[t]));
    const taken = Array(C).fill(-1);
    const slot = game.entered.map((entered, t) => {
      const free = entered ? taken.findIndex((end) => end < t) : -1;
      if (entered) taken[free] = until[t];
      return free;
    });
    const p = name === "first come" ? delays.map(() => 1) : play.probabilities(delays, C, chernoff);
    return { ...game, proxy, until, slot, p };
  },

  // Exponential weights with full information: what is observed counts 1 / p times, from the round after it arrives.
  learn(losses, delays, { observed, p }, rate) {
    const sums = losses[0].map(() => 0);
    const arriving = losses.map(() => []);
    return losses.map((_, t) => {
      for (const s of arriving[t]) losses[s].forEach((loss, i) => { sums[i] += loss / p[s]; });
      if (observed[t] && t + delays[t] + 1 < losses.length) arriving[t + delays[t] + 1].push(t);
      return play.argmin(sums, 0, 1 / rate);
    });
  },
});
