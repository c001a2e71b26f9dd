/* Delayed FTRL by hand: eight runs side by side, every delay the same, bandit feedback or full information.

   The measure of what the vector unit can do, for `speed.py`. Joint Newton steps in (u, m), u = x^-1/2, with one
   logarithm a coordinate and step, from the solution of the round before, after the arm whose estimate has jumped was
   solved alone. The compiler may contract and use whatever the processor has; results differ in the last digits. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#define LANES 8
typedef double vec __attribute__((vector_size(8 * LANES), aligned(8 * LANES)));
typedef int64_t ivec __attribute__((vector_size(8 * LANES), aligned(8 * LANES)));

static inline vec all(double x) { return (vec){x, x, x, x, x, x, x, x}; }
static inline vec choose(ivec mask, vec a, vec b) { return (vec)(((ivec)a & mask) | ((ivec)b & ~mask)); }
static inline vec larger(vec a, vec b) { return choose(a > b, a, b); }
static inline double largest(vec a) {
    double found = a[0];
    for (int l = 1; l < LANES; l++) found = a[l] > found ? a[l] : found;
    return found;
}

/* log x for normal x > 0: x = 2^k z, z in [sqrt(1/2), sqrt 2), by the series of artanh */
static inline vec logarithm(vec x) {
    const int64_t half = 0x3fe6a09e667f3bcdLL;
    ivec k = ((ivec)x - half) >> 52;
    vec f = (vec)((ivec)x - (k << 52)) - 1.0;
    vec e = (vec)(k + 0x4338000000000000LL) - 6755399441055744.0;
    vec s = f / (2.0 + f), q = s * s, p = all(2.0 / 19);
    p = p * q + 2.0 / 17;
    p = p * q + 2.0 / 15;
    p = p * q + 2.0 / 13;
    p = p * q + 2.0 / 11;
    p = p * q + 2.0 / 9;
    p = p * q + 2.0 / 7;
    p = p * q + 2.0 / 5;
    p = p * q + 2.0 / 3;
    return e * 0.6931471805599453 + (2.0 * s + s * (q * p));
}

/* exp x for -700 < x <= 0 */
static inline vec exponential(vec x) {
    x = larger(x, all(-700.0));
    vec shifted = x * 1.4426950408889634 + 6755399441055744.0, k = shifted - 6755399441055744.0;
    vec r = x - k * 0.6931471805599453, p = all(1.0 / 39916800);
    p = p * r + 1.0 / 3628800;
    p = p * r + 1.0 / 362880;
    p = p * r + 1.0 / 40320;
    p = p * r + 1.0 / 5040;
    p = p * r + 1.0 / 720;
    p = p * r + 1.0 / 120;
    p = p * r + 1.0 / 24;
    p = p * r + 1.0 / 6;
    p = p * r + 0.5;
    p = p * r + 1.0;
    p = p * r + 1.0;
    return p * (vec)(((ivec)shifted - 0x4338000000000000LL + 1023) << 52);
}

/* x from u and y: Newton steps until the largest step of log u is below 1e-8, whose square is below rounding */
static inline vec newton(int K, vec *u, vec *y, vec *x, vec m, vec a, vec b) {
    for (int step = 0; step < 50; step++) {
        vec total = all(-1.0), slope = all(0.0), pull = all(0.0), error[K], inverse[K];
        for (int i = 0; i < K; i++) {
            vec line = a * u[i], h = line + b;
            inverse[i] = 1.0 / h;
            x[i] = 1.0 / (u[i] * u[i]);
            error[i] = (line + b * logarithm(u[i]) - y[i] - m) * inverse[i];
            total += x[i];
            slope += x[i] * inverse[i];
            pull += x[i] * error[i];
        }
        vec s = (0.5 * total + pull) / slope, size = all(0.0);
        m += s;
        for (int i = 0; i < K; i++) {
            vec q = s * inverse[i] - error[i];
            size += q * q;
            u[i] = larger(u[i] + u[i] * larger(q, all(-0.5)), all(1.0));
        }
        if (largest(size) < 1e-16) break;
    }
    for (int i = 0; i < K; i++) x[i] = 1.0 / (u[i] * u[i]);
    return m;
}

/* losses: T x K; inv_alpha, inv_beta: T; uniforms: LANES x T; suffered: LANES; alpha = infinity in full information */
void play(int T, int K, int delay, int bandit, const double *losses, const double *inv_alpha, const double *inv_beta,
          const double *uniforms, double *suffered) {
    vec *work = aligned_alloc(64, sizeof(vec) * 3 * K), *y = work, *u = y + K, *x = u + K;
    vec *estimates = aligned_alloc(64, sizeof(vec) * (delay + 1)), m, sum = all(0.0);
    int *arms = malloc(sizeof(int) * LANES * (delay + 1));
    m = inv_alpha[0] * all(sqrt(K)) + 2 * inv_beta[0] * all(log(K) / 2);
    for (int i = 0; i < K; i++) y[i] = all(0.0), u[i] = all(sqrt(K));
    for (int t = 0; t < T; t++) {
        vec a = all(inv_alpha[t]), b = all(2 * inv_beta[t]), uniform, expected = all(0.0);
        const double *loss = losses + (long)t * K;
        if (bandit) {
            m = newton(K, u, y, x, m, a, b);
        } else {
            vec least = y[0], total = all(0.0), rate = all(1 / inv_beta[t]);
            for (int i = 1; i < K; i++) least = choose(y[i] < least, y[i], least);
            for (int i = 0; i < K; i++) total += x[i] = exponential((least - y[i]) * rate);
            vec inverse = 1.0 / total;
            for (int i = 0; i < K; i++) x[i] *= inverse;
        }
        for (int l = 0; l < LANES; l++) uniform[l] = uniforms[(long)l * T + t];
        vec total = all(0.0);
        ivec arm = {0};
        for (int i = 0; i < K; i++) {
            total += x[i];
            expected += x[i] * loss[i];
            arm -= total <= uniform;
        }
        sum += expected;
        int slot = t % (delay + 1), due = (t + 1) % (delay + 1);
        if (bandit) {
            vec estimate;
            for (int l = 0; l < LANES; l++) {
                int chosen = arm[l] < K ? arm[l] : K - 1;
                arms[slot * LANES + l] = chosen;
                estimate[l] = loss[chosen] / x[chosen][l];
            }
            estimates[slot] = estimate;
            if (t >= delay) {
                vec raised, start, moved;
                for (int l = 0; l < LANES; l++) {
                    int chosen = arms[due * LANES + l];
                    y[chosen][l] += estimates[due][l];
                    raised[l] = y[chosen][l];
                    start[l] = u[chosen][l];
                }
                moved = start;
                for (int step = 0; step < 6; step++) {
                    vec q = (raised + m - a * moved - b * logarithm(moved)) / (a * moved + b);
                    moved += moved * larger(q, all(-0.5));
                    if (largest(q * q) < 1e-3) break;
                }
                for (int l = 0; l < LANES; l++)
                    if (estimates[due][l] > 0) u[arms[due * LANES + l]][l] = moved[l];
            }
        } else if (t >= delay) {
            const double *arrived = losses + (long)(t - delay) * K;
            for (int i = 0; i < K; i++) y[i] += arrived[i];
        }
    }
    for (int l = 0; l < LANES; l++) suffered[l] = sum[l];
    free(work), free(estimates), free(arms);
}
