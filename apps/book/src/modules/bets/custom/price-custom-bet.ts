import { type ErrorName, MAX_CUSTOM_SELECTIONS } from '@touchline/contract'
import { priceCustomBet } from '@touchline/sports'
import type { CustomLeg } from '../../pricing/index.ts'
import type { BetsParts } from '../parts.ts'
import { checkPrice } from '../placement/check-price.ts'
import type { LegFault, Selected } from '../placement/price-legs.ts'
import { inChain } from './chain-legs.ts'
import { impliedLegs } from './implied-legs.ts'
import type { JointProbability } from './open-leg.ts'

/** A leg of a custom bet. */
export interface CustomBetLeg {
  readonly pick: Selected
  /** Its own price now, scaled. */
  readonly odds: number
  /** The others imply it. */
  readonly isRedundant: boolean
}

/** The result for several outcomes of one match. */
export type CustomBetPrice =
  | {
      readonly kind: 'priced'
      /** One price for all, scaled. */
      readonly odds: number
      readonly legs: readonly CustomBetLeg[]
    }
  | { readonly kind: 'refused'; readonly error: ErrorName; readonly faults: readonly LegFault[] }

/** Any claim that is a price: the legs of a custom bet are not claimed one by one. */
const ANY_CLAIM = Number.MAX_SAFE_INTEGER

/** Prices outcomes of one match together. Each must be open on the board. */
export function priceCustomBetLegs(
  { board, clock, customPricer }: Pick<BetsParts, 'board' | 'clock' | 'customPricer'>,
  picks: readonly Selected[],
): CustomBetPrice {
  const now = clock.now()
  const quotes = picks.map((pick) => board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, now))
  const faults = picks.flatMap((pick, i): LegFault[] => {
    const quote = quotes[i]
    const verdict = quote === undefined ? null : checkPrice(quote, ANY_CLAIM, 'any')
    return verdict?.kind === 'refused' ? [{ pick, ...verdict }] : []
  })
  const [fault] = faults
  if (fault !== undefined) return { kind: 'refused', error: fault.error, faults }
  const [eventId, ...others] = new Set(picks.map((pick) => pick.match_id))
  if (eventId === undefined || others.length > 0 || picks.length > MAX_CUSTOM_SELECTIONS) return notOffered()

  const legs = picks.map(legOf)
  const jointProbability = (some: readonly CustomLeg[]) => customPricer.jointProbability(eventId, some)
  const probability = jointProbability(legs)
  if (probability === null) return notOffered(picks.filter((_, i) => jointProbability(legs.slice(i, i + 1)) === null))
  if (probability === 0) return impossible(picks, legs, jointProbability)
  const open = quotes.flatMap((quote, i) => {
    const leg = legs[i]
    return quote.state === 'open' && leg !== undefined ? [{ leg, ...quote }] : []
  })
  const implied = impliedLegs(open, probability, jointProbability)
  const counted = open.filter((leg) => !implied.has(leg))
  const odds = priceCustomBet(inChain(counted, jointProbability).map((open) => ({ ...open, marketId: open.leg.id })))
  if (odds === null) return notOffered()
  return {
    kind: 'priced',
    odds,
    legs: picks.flatMap((pick, i): CustomBetLeg[] => {
      const leg = open[i]
      return leg === undefined ? [] : [{ pick, odds: leg.odds, isRedundant: implied.has(leg) }]
    }),
  }
}

function legOf(pick: Selected): CustomLeg {
  return { id: pick.market_id, specifier: pick.specifier, outcomeId: pick.outcome_id }
}

function notOffered(picks: readonly Selected[] = []): CustomBetPrice {
  const error = 'custom_bet_not_offered'
  return { kind: 'refused', error, faults: picks.map((pick) => ({ pick, error, riskKey: null, odds: null })) }
}

/** Names the legs that exclude another one; all of them where only more than two do. */
function impossible(
  picks: readonly Selected[],
  legs: readonly CustomLeg[],
  jointProbability: JointProbability,
): CustomBetPrice {
  const error = 'custom_bet_impossible'
  const excluded = picks.filter((_, i) =>
    legs.some((other, j) => {
      const leg = legs[i]
      return i !== j && leg !== undefined && jointProbability([leg, other]) === 0
    }),
  )
  const named = excluded.length > 0 ? excluded : picks
  return { kind: 'refused', error, faults: named.map((pick) => ({ pick, error, riskKey: null, odds: null })) }
}
