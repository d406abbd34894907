import { EVENT_STATUS } from '@touchline/betting'
import type { AcceptMode, BetRequest, ErrorName } from '@touchline/contract'
import { priceCustomBetLegs } from '../custom/price-custom-bet.ts'
import type { BetsParts } from '../parts.ts'
import type { BetShape } from './bet-shape.ts'
import { checkClaim } from './check-price.ts'
import { type Events, type LegFault, type PricedLeg, priceLegs } from './price-legs.ts'

/** The prices a bet gets now, or why it gets none. */
export type ReviewedPrices =
  | {
      readonly kind: 'priced'
      readonly legs: readonly PricedLeg[]
      /** What the bet's total is made of: the price of each leg, or the one price of a custom bet. */
      readonly prices: readonly number[]
    }
  | {
      readonly kind: 'refused'
      readonly error: ErrorName
      readonly legs: readonly LegFault[]
      /** The price of a custom bet now, where the claim differs. */
      readonly odds?: number
    }

/** Checks the claimed prices of a bet against those of the board, leg by leg or, for a custom bet, as one. */
export function reviewPrices(
  ports: BetsParts,
  request: BetRequest,
  { type }: BetShape,
  mode: AcceptMode,
  events: Events,
): ReviewedPrices {
  if (type === 'custom_bet') return reviewCustom(ports, request, mode)
  const { legs, faults } = priceLegs(ports, request.selections, mode, events)
  const [first] = faults
  if (first !== undefined) return { kind: 'refused', error: first.error, legs: faults }
  return { kind: 'priced', legs, prices: legs.map((leg) => leg.odds) }
}

/** A price that moved further than accepted is code 120, in either direction. */
function reviewCustom(ports: BetsParts, request: BetRequest, mode: AcceptMode): ReviewedPrices {
  const price = priceCustomBetLegs(ports, request.selections)
  if (price.kind === 'refused') return { kind: 'refused', error: price.error, legs: price.faults }
  const verdict = checkClaim(price.odds, request.custom_odds ?? 0, mode)
  if (verdict.kind === 'refused') {
    return { kind: 'refused', error: 'invalid_custom_odds', legs: [], odds: price.odds }
  }
  const isLive = request.selections.some((pick) => ports.board.event(pick.match_id)?.status === EVENT_STATUS.live)
  return {
    kind: 'priced',
    legs: price.legs.map(({ pick, odds }) => ({ pick, odds, isLive })),
    prices: [price.odds],
  }
}
