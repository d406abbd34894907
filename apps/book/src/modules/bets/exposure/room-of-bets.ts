import type { BookContext } from '../../../context.ts'
import type { Events, Selected } from '../placement/price-legs.ts'
import { findRoom } from './find-room.ts'
import { least } from './least.ts'
import { limitLegs } from './limit-legs.ts'

/** What each of some bets of a player may pay at most, in cents of a EUR: the least room on any of its outcomes. */
export async function roomOfBets(
  { db, riskLimits }: Pick<BookContext, 'db' | 'riskLimits'>,
  playerId: number,
  bets: readonly (readonly Selected[])[],
  events: Events,
): Promise<readonly bigint[]> {
  const rooms = await findRoom(db, playerId, limitLegs(bets.flat(), events, riskLimits))
  let from = 0
  return bets.map((picks) => {
    const [first = 0n, ...others] = rooms.slice(from, from + picks.length)
    from += picks.length
    return least(first, ...others)
  })
}
