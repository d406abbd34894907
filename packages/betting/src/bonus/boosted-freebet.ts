/**
 * What a free bet is worth once a loot box has raised it, in subunits, rounded down.
 * @param multiplier scaled by 10,000, never below it
 */
export function boostedAmount(amount: number | bigint, multiplier: number): bigint {
  return (BigInt(amount) * BigInt(Math.max(10_000, multiplier))) / 10_000n
}
