import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { refuseBets } from '../placement/bet-errors.ts'
import { hasDuplicates } from '../placement/bet-shape.ts'
import { priceCustomBetLegs } from './price-custom-bet.ts'

/** The price that a placement of these outcomes as a custom bet would get now. */
export async function getCustomOdds(
  context: BookContext,
  { body, locale }: CallRequest<'getCustomOdds'>,
): Promise<CallAnswer<'getCustomOdds'> | Refusal> {
  const [first] = body.selections
  if (first === undefined) return refuse('validation')
  const fault = { index: 0, legs: [], maxStake: null }
  if (hasDuplicates(body.selections)) return refuseBets([{ ...fault, error: 'duplicate_selection' }], locale)
  const price = priceCustomBetLegs(context, body.selections)
  if (price.kind === 'refused') return refuseBets([{ ...fault, error: price.error, legs: price.faults }], locale)
  return {
    data: {
      match_id: first.match_id,
      odds: price.odds,
      selections: price.legs.map(({ pick, odds, isRedundant }) => ({
        market_id: pick.market_id,
        specifier: pick.specifier,
        outcome_id: pick.outcome_id,
        odds,
        redundant: isRedundant,
      })),
    },
  }
}
