/**
 * Seeded randomness (sfc32 over a hash of the seed). The only source of chance in the simulation: the same seed gives
 * the same numbers on every machine.
 */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  /** Integer in [min, max], both included. */
  int(min: number, max: number): number
  /** Uniform in [min, max). */
  range(min: number, max: number): number
  /** Normal by Box-Muller. */
  normal(mean: number, sd: number): number
  /** Exponential with the given mean. */
  exponential(mean: number): number
  chance(p: number): boolean
  pick<T>(items: readonly T[]): T
  /** An independent stream named by `label`; does not disturb this one. */
  fork(label: string): Rng
}

/** Four 32-bit words from a string (cyrb128). */
function hashSeed(text: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0]
}

/** A normal number of two uniform ones. @param u in (0, 1] @param v in [0, 1) */
export const boxMuller = (mean: number, sd: number, u: number, v: number): number =>
  mean + sd * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)

export function createRng(seed: string): Rng {
  let [a, b, c, d] = hashSeed(seed)

  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  // The first outputs of sfc32 still resemble the seed words.
  for (let i = 0; i < 12; i++) next()

  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    range: (min, max) => min + next() * (max - min),
    normal(mean, sd) {
      const u = 1 - next()
      return boxMuller(mean, sd, u, next())
    },
    exponential: (mean) => -mean * Math.log(1 - next()),
    chance: (p) => next() < p,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list; pass at least one item.')
      return item
    },
    fork: (label) => createRng(`${seed}/${label}`),
  }
}
