// The learner: the minimizer of ⟨x, L⟩ − 2 α⁻¹ Σ √x_i + β⁻¹ Σ x_i log x_i over the simplex (`delay_scheduling.regularizer`).
Object.assign(play, {
  argmin(L, inverseAlpha, inverseBeta) {
    const least = Math.min(...L);
    const gaps = L.map((value) => value - least);
    const sum = (values) => values.reduce((a, b) => a + b, 0);
    if (inverseAlpha === 0) {
      const weights = gaps.map((gap) => Math.exp(-gap / inverseBeta));
      return weights.map((weight) => weight / sum(weights));
    }
    const roots = (m) => gaps.map((gap) => play.inverseRoot(gap + m, inverseAlpha, 2 * inverseBeta));
    let m = inverseAlpha; // here the sum of the weights is at least 1, and it falls as m grows
    for (let step = 0; step < 100; step++) {
      const u = roots(m);
      const x = u.map((value) => value ** -2);
      m += (sum(x) - 1) / sum(u.map((value, i) => (2 * x[i]) / (inverseAlpha * value + 2 * inverseBeta)));
    }
    return roots(m).map((value) => value ** -2);
  },

  // Return losses, the least being 0, for which x is the minimizer.
  lossesOf(x, inverseAlpha, inverseBeta) {
    const L = x.map((weight) => inverseAlpha / Math.sqrt(weight) - inverseBeta * Math.log(weight));
    return L.map((value) => value - Math.min(...L));
  },

  // Return the solution u of a u + b log u = y.
  inverseRoot(y, a, b) {
    if (b === 0) return y / a;
    let w = y > 0 ? Math.min(y / b, Math.log(y / a)) : y / b; // u = e^w
    for (let step = 0; step < 100; step++) w -= (a * Math.exp(w) + b * w - y) / (a * Math.exp(w) + b);
    return Math.exp(w);
  },
});
