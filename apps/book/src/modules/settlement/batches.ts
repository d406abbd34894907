/** A bet that a result or a cancellation decides a leg of. */
export interface Undecided {
  readonly id: number
  readonly playerId: number
}

/** Bets of one transaction: their players wait for less than a tenth of a second. */
export const BATCH = 200

/**
 * Divides bets into batches of about `BATCH`, each with all bets of its players, unless one player has more: two
 * batches seldom wait for the same account, a player waits for one of them at most, and is notified once. A bet is in
 * one batch.
 * @returns ids of bets
 */
export function batchesOf(bets: readonly Undecided[]): readonly (readonly number[])[] {
  const playerOf = new Map(bets.map(({ id, playerId }) => [id, playerId]))
  const byPlayer = [...playerOf].sort(([a, ownerOfA], [b, ownerOfB]) => ownerOfA - ownerOfB || a - b)
  const batches: number[][] = []
  let last: number | null = null
  for (const [id, playerId] of byPlayer) {
    const batch = batches.at(-1)
    if (batch === undefined || batch.length >= 2 * BATCH || (batch.length >= BATCH && playerId !== last))
      batches.push([id])
    else batch.push(id)
    last = playerId
  }
  return batches
}
