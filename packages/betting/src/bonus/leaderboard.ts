/** A player in a tournament. */
export interface Contender {
  readonly id: number
  readonly points: number
  /** When they had reached so many, Unix ms. */
  readonly reached_at: number
}

/**
 * Best first, a total order: more points, then the time they were reached, then the smaller id. No two players share
 * a place, so that prizes need no splitting and a page never changes without a reason.
 */
export function byRank(a: Contender, b: Contender): number {
  return b.points - a.points || a.reached_at - b.reached_at || a.id - b.id
}

/**
 * What the places win of a pool, in subunits, best first. Shares are per 10,000; each prize is rounded down, so that
 * all together are never above the pool. Fewer contenders leave the rest in it; a player without points wins nothing.
 */
export function prizes(shares: readonly number[], pool: number, points: readonly number[]): readonly number[] {
  return points.map((own, place) => (own > 0 ? Number((BigInt(pool) * BigInt(shares[place] ?? 0)) / 10_000n) : 0))
}

/** Why shares cannot be offered; null where they can. */
export function sharesFault(shares: readonly number[]): string | null {
  if (shares.length === 0) return 'there is no prize'
  if (shares.some((share) => share < 1)) return 'a prize is nothing'
  if (shares.some((share, place) => share > (shares[place - 1] ?? 10_000))) return 'a worse place wins more'
  return shares.reduce((sum, share) => sum + share, 0) > 10_000 ? 'the prizes are more than the pool' : null
}
