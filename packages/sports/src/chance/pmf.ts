import type { Pmf } from './grid.ts'

/** Mass below this is rounding noise: an outcome that rare is treated as impossible. */
export const NEGLIGIBLE = 1e-9

/** Distribution of the sum of two independent quantities. */
export function convolve(a: Pmf, b: Pmf): Pmf {
  const p = new Float64Array(a.p.length + b.p.length - 1)
  for (let i = 0; i < a.p.length; i++) {
    const weight = a.p[i] ?? 0
    if (weight === 0) continue
    for (let j = 0; j < b.p.length; j++) p[i + j] = (p[i + j] ?? 0) + weight * (b.p[j] ?? 0)
  }
  return { from: a.from + b.from, p }
}

/** The same distribution moved by `by`. */
export function shift(of: Pmf, by: number): Pmf {
  return { from: of.from + by, p: of.p }
}

/** A known value. */
export function certain(value: number): Pmf {
  return { from: value, p: Float64Array.of(1) }
}

/** `result[i]` is P(value >= from + i). */
export function survival(of: Pmf): Float64Array {
  const at = new Float64Array(of.p.length)
  let mass = 0
  for (let i = of.p.length - 1; i >= 0; i--) {
    mass += of.p[i] ?? 0
    at[i] = mass
  }
  return at
}

export function mean(of: Pmf): number {
  let sum = 0
  for (let i = 0; i < of.p.length; i++) sum += (of.from + i) * (of.p[i] ?? 0)
  return sum
}
