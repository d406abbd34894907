import type { BookContext } from '../../../context.ts'
import { roomOfBets } from '../exposure/room-of-bets.ts'
import type { PlacedFault } from './bet-errors.ts'
import type { Events } from './price-legs.ts'
import type { ReviewedBet } from './review-bet.ts'
import { stakeLimits } from './stake-limits.ts'

/** Which bets of a request are above what the limits leave, with the largest stake of each; all of them where only together they are. */
export async function exposedBets(
  context: Pick<BookContext, 'db' | 'riskLimits'>,
  playerId: number,
  bets: readonly ReviewedBet[],
  events: Events,
): Promise<readonly PlacedFault[]> {
  const picks = bets.map((bet) => bet.legs.map((leg) => leg.pick))
  const rooms = await roomOfBets(context, playerId, picks, events)
  const faults = bets.map(({ rules, shape, legs, prices }, index) => {
    const { max } = stakeLimits(rules, shape, prices ?? legs.map((leg) => leg.odds), rooms[index] ?? 0n)
    return { index, error: 'stake_too_high' as const, legs: [], maxStake: max }
  })
  const above = faults.filter((fault) => (bets[fault.index]?.stake ?? 0n) > fault.maxStake)
  return above.length > 0 ? above : faults
}
