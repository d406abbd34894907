import type { BetsPorts } from '../ports.ts'
import type { Events } from './price-legs.ts'
import type { ReviewedBet } from './review-bet.ts'

/** Ids of the jackpots that each bet of a request takes part in; none where the house gives the stake. */
export function jackpotsOf(
  { jackpots }: Pick<BetsPorts, 'jackpots'>,
  playerId: number,
  country: string | null,
  bets: readonly ReviewedBet[],
  events: Events,
): Promise<readonly (readonly number[])[]> {
  const entering = bets.map(({ shape, rules, stake, legs, bonus }) =>
    bonus?.isHouse === true
      ? null
      : {
          type: shape.type,
          currency: rules.currency.code,
          stake,
          legs: legs.map(({ pick, odds, isLive }) => ({
            odds,
            isLive,
            sportKey: events.get(pick.match_id)?.sport_key ?? '',
          })),
        },
  )
  return jackpots({ playerId, country, isPlacing: true }, entering)
}
