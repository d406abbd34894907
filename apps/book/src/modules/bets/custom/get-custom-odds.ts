import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { BetsParts } from '../parts.ts'
import { refuseBets } from '../placement/bet-errors.ts'
import { hasDuplicates } from '../placement/bet-shape.ts'
import { excludedOutcomes } from './excluded-outcomes.ts'
import { priceCustomBetLegs } from './price-custom-bet.ts'
import { withAnswers } from './with-answers.ts'

/** The price that a placement of these outcomes as a custom bet would get now. */
export function getCustomOdds(ports: BetsParts): Handler<'getCustomOdds'> {
  return async ({ body, locale }) => {
    const [first] = body.selections
    if (first === undefined) return refuse('validation')
    const fault = { index: 0, legs: [], maxStake: null }
    if (hasDuplicates(body.selections)) return refuseBets([{ ...fault, error: 'duplicate_selection' }], locale)
    const price = await withAnswers(ports.customPricer, () => priceCustomBetLegs(ports, body.selections))
    if (price.kind === 'refused') return refuseBets([{ ...fault, error: price.error, legs: price.faults }], locale)
    const excluded =
      body.with_excluded === true
        ? await withAnswers(ports.customPricer, () => excludedOutcomes(ports, body.selections))
        : []
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
        excluded: [...excluded],
      },
    }
  }
}
