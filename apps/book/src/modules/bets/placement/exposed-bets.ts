import { roomOfBets } from '../exposure/used.ts'
import type { BetsParts } from '../parts.ts'
import type { PlacedFault } from './bet-errors.ts'
import type { Events } from './price-legs.ts'
import type { ReviewedBet } from './review-bet.ts'
import { stakeLimits } from './stake-limits.ts'

/**
 * Which bets of a request are above what the limits leave, with the largest stake of each; all of them where only
 * together they are.
 */
export async function exposedBets(
  ports: Pick<BetsParts, 'db' | 'riskLimits'>,
  playerId: number,
  bets: readonly ReviewedBet[],
  events: Events,
): Promise<readonly PlacedFault[]> {
  const picks = bets.map((bet) => bet.legs.map((leg) => leg.pick))
  const rooms = await roomOfBets(ports, playerId, picks, events)
  const faults = bets.map(({ rules, shape, legs, prices }, index) => {
    const { max, refusal } = stakeLimits(rules, shape, prices ?? legs.map((leg) => leg.odds), rooms[index] ?? 0n)
    return { index, error: 'stake_too_high' as const, legs: [], maxStake: refusal === null ? max : 0n }
  })
  const above = faults.filter((fault) => (bets[fault.index]?.stake ?? 0n) > fault.maxStake)
  return above.length > 0 ? above : faults
}
