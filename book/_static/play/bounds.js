// The bounds: a port of `delay_scheduling.theorems` and `delay_scheduling.overflow`.
Object.assign(play, {
  // Return 2 (1 + 1/2 + ... + 1/T) without a loop over a million rounds.
  normalizer(T) {
    if (T < 1000) return play.normalizers(T)[T - 1];
    return 2 * (Math.log(T) + 0.5772156649015329 + 1 / (2 * T) - 1 / (12 * T ** 2) + 1 / (120 * T ** 4));
  },

  // Return the terms of Theorem 5.1 in the bandit regime, and the bound in both.
  theorem51({ K, T, D, C, chernoff, delta }) {
    const nu = play.normalizer(T);
    const long = T + ((1 + chernoff) * nu) / C * (D + T);
    const arms = 4 * Math.sqrt(K * T);
    const capacity = 4 * Math.sqrt(K) * Math.sqrt(long) - arms;
    const delay = 3 * Math.sqrt(D * Math.log(K));
    const full = 3 * Math.sqrt(Math.log(K)) * Math.sqrt((D + T) * (1 + ((1 + chernoff) * nu) / C)) + delta * T;
    return { arms, capacity, delay, overflow: delta * T, bandit: arms + capacity + delay + delta * T, full };
  },

  // Return the bound of P.2 for bandits: clairvoyant reservoirs.
  square2: ({ K, T, D, C }) => (4 * Math.sqrt(K) - 2) * Math.sqrt(T + (2 * D) / C) + 2 * Math.SQRT2 * Math.sqrt(D * Math.log(K)),

  // Return exp(C (α / (1 + α) − log(1 + α))).
  chernoffBound: (C, chernoff) => Math.exp(C * (chernoff / (1 + chernoff) - Math.log1p(chernoff))),

  // Return the smallest α with log(1 + α) − α / (1 + α) = log(1 / δ) / C, by Newton's method for y = log(1 + α).
  smallestChernoff(C, delta) {
    const right = -Math.log(delta) / C;
    let y = right + 1;
    for (let step = 0; step < 50; step++) y -= (y + Math.exp(-y) - 1 - right) / -Math.expm1(-y);
    return Math.expm1(y);
  },

  // Return P(X = n) for n = 0, ..., last, where X has the Poisson distribution with this mean.
  poisson(mean, last) {
    const law = [Math.exp(-mean)];
    for (let n = 1; n <= last; n++) law.push((law[n - 1] * mean) / n);
    return law;
  },

  // Return P(X ≥ from) for the same distribution, as a sum of its own terms: 1 minus the others would cancel.
  poissonTail(mean, from) {
    let term = Math.exp(-mean);
    for (let n = 1; n <= from; n++) term *= mean / n;
    let tail = 0;
    for (let n = from; term > tail * 1e-17; n++) {
      tail += term;
      term *= mean / (n + 1);
    }
    return tail;
  },

  // Return the bound of Theorem 3.1.
  theorem31({ K, T, D, b }, regime) {
    const delay = 3 * Math.sqrt(D * Math.log(K));
    return regime === "bandit" ? 14 * Math.sqrt(T * b * K) + delay : 12 * Math.sqrt(T * b * Math.log(K)) + delay;
  },
});
