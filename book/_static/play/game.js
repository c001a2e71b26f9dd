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
});
