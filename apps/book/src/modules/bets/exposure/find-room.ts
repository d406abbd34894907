import type { Db } from '../../../db/index.ts'
import { findUsed } from './find-used.ts'
import { least } from './least.ts'
import type { LimitedLeg } from './limited-leg.ts'

/** What a player's bets on some outcomes may pay at most, one by one, in cents of a EUR: the least that any limit leaves. */
export async function findRoom(db: Db, playerId: number, legs: readonly LimitedLeg[]): Promise<readonly bigint[]> {
  const used = await findUsed(db, playerId, legs)
  return legs.map((leg, i) => {
    const { byOutcome = 0n, byMarket = 0n, byPlayer = 0n } = used[i] ?? {}
    const room = least(
      BigInt(leg.perOutcome) - byOutcome,
      BigInt(leg.perMarket) - byMarket,
      BigInt(leg.perPlayer) - byPlayer,
    )
    return room > 0n ? room : 0n
  })
}
