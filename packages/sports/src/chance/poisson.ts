/** Count distributions as arrays: index k holds P(X = k). */

/** Poisson over 0..size-1, rescaled to sum to 1. */
export function poisson(mean: number, size: number): Float64Array {
  const p = new Float64Array(size)
  let term = Math.exp(-mean)
  let sum = 0
  for (let k = 0; k < size; k++) {
    p[k] = term
    sum += term
    term *= mean / (k + 1)
  }
  return scale(p, 1 / sum)
}

/** Negative binomial over 0..size-1 with variance mean + mean^2 / shape, rescaled to sum to 1. */
export function negativeBinomial(mean: number, shape: number, size: number): Float64Array {
  const p = new Float64Array(size)
  const q = mean / (mean + shape)
  let term = (1 - q) ** shape
  let sum = 0
  for (let k = 0; k < size; k++) {
    p[k] = term
    sum += term
    term *= (q * (shape + k)) / (k + 1)
  }
  return scale(p, 1 / sum)
}

/** Distribution of the sum of two independent counts. */
export function convolve(a: Float64Array, b: Float64Array): Float64Array {
  const p = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) {
    const ai = a[i] as number
    for (let j = 0; j < b.length; j++) p[i + j] = (p[i + j] as number) + ai * (b[j] as number)
  }
  return p
}

/** Multiplies in place. */
export function scale(p: Float64Array, factor: number): Float64Array {
  for (let k = 0; k < p.length; k++) p[k] = (p[k] as number) * factor
  return p
}
