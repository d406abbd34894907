import { ODDS_SCALE } from '@touchline/betting'
import type { BetRequest } from '@touchline/contract'
import { priceCustomBetLegs } from '../custom/price-custom-bet.ts'
import type { BetsParts } from '../parts.ts'
import type { BetShape } from './bet-shape.ts'

/** The prices a bet would get; the claimed ones where a selection has no price now. */
export function pricesNow(
  ports: BetsParts,
  { selections, custom_odds: customOdds }: Pick<BetRequest, 'selections' | 'custom_odds'>,
  { type }: BetShape,
): readonly number[] {
  const { board, clock } = ports
  if (type === 'custom_bet') {
    const price = priceCustomBetLegs(ports, selections)
    return [price.kind === 'priced' ? price.odds : Math.max(customOdds ?? 0, ODDS_SCALE)]
  }
  return selections.map((pick) => {
    const quote = board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, clock.now())
    return quote.state === 'open' ? quote.odds : Math.max(pick.odds, ODDS_SCALE)
  })
}
