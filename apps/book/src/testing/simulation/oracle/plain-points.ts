/** Points of a bet by docs/reference/bonuses.md, in whole numbers. @param stake in subunits, a hundred per unit */
export function plainPoints(
  stake: number,
  odds: readonly number[],
  { odds_cap: cap, points_per_unit: rate }: { readonly odds_cap: number; readonly points_per_unit: number },
): number {
  const product = odds.reduce((all, one) => all * BigInt(one), 1n)
  const below = 10_000n ** BigInt(odds.length - 1)
  // Total odds are rounded to the ten-thousandth, half-up, as they are shown.
  const total = (2n * product + below) / (2n * below)
  const counted = total < BigInt(cap) ? total : BigInt(cap)
  return Number((BigInt(stake) * (counted - 10_000n) * BigInt(rate)) / (100n * 10_000n))
}
