/** The drawn parts of a pool's bar, from 0 to 1. */
export interface Growth {
  /** The initial amount. */
  readonly begun: number
  /** The current amount. */
  readonly filled: number
}

/**
 * The end of the bar is the amount that must be won; without one it is twice the initial pool, or the pool where that
 * is larger.
 */
export function growthOf(pool: number, seed: number, hitBy: number | null): Growth {
  const end = Math.max(hitBy ?? 2 * seed, hitBy === null ? pool * 1.1 : pool, 1)
  return { begun: Math.min(seed, pool) / end, filled: pool / end }
}
