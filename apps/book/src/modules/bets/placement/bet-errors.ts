import { type BetError, ERRORS } from '@touchline/contract'
import { errorText } from '../../../kernel/error-texts.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { BetFault } from './review-bet.ts'

/** A fault with the place of its bet in the request. */
export interface PlacedFault extends BetFault {
  readonly index: number
}

/** Legs that a refusal names beyond the first of each bet: it is kept, and who sends nonsense gets a short response. */
const MOST_LEGS = 20

/**
 * Refuses a whole request for its faulty bets; the code is the first one's. Every bet is named, with its first leg; of
 * all further legs the first 20.
 */
export function refuseBets(faults: readonly PlacedFault[], locale: ServedLocale): Refusal {
  const [first] = faults
  let room = MOST_LEGS
  const named = faults.map((fault) => {
    const legs = fault.legs.slice(0, 1 + room)
    room -= Math.max(0, legs.length - 1)
    return betError({ ...fault, legs }, locale)
  })
  return refuse(first?.error ?? 'place_bets_default', { errorsByBet: named })
}

function betError(
  { index, error, legs, maxStake, odds: current, toCashout }: PlacedFault,
  locale: ServedLocale,
): BetError {
  return {
    bet_index: index,
    ...named(error, locale),
    max_stake: maxStake === null ? null : Number(maxStake),
    ...(current !== undefined && { current_odds: current }),
    ...(toCashout !== undefined && { to_cashout: toCashout }),
    selections: legs.map(({ pick, error: legError, riskKey, odds }) => ({
      match_id: pick.match_id,
      market_id: pick.market_id,
      specifier: pick.specifier,
      outcome_id: pick.outcome_id,
      ...named(legError, locale),
      risk_key: riskKey,
      current_odds: odds,
    })),
  }
}

function named(error: keyof typeof ERRORS, locale: ServedLocale) {
  const { code, key } = ERRORS[error]
  return { code, key, localized_message: errorText(error, locale) }
}
