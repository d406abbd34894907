import { assertNever, ODDS_SCALE } from '@touchline/betting'
import type { AcceptMode, ErrorName, RiskKey } from '@touchline/contract'
import type { Quote } from '../../pricing/index.ts'

/** The verdict of the book on a claimed price. */
export type PriceVerdict = Accepted | Refused

interface Accepted {
  readonly kind: 'accepted'
  /** The price now, which the bet gets. */
  readonly odds: number
}

interface Refused {
  readonly kind: 'refused'
  readonly error: ErrorName
  readonly riskKey: RiskKey | null
  readonly odds: number | null
}

/**
 * Checks a claim against the price now. A better price than claimed is accepted in every mode, and the bet gets it; the
 * slip decides whether its player confirms first. A lower one is refused in the modes none and higher, and taken in
 * any. Risk keys: `odds_to_low` for a claim that is no price (1.00 or less) and, in every mode, where the price now is
 * none; `odds_different_than_bookmaker` in mode none; `odds_higher_than_bookmakers_current_odds` in mode higher, which
 * `priceLegs` makes `odds_higher_than_bookmakers` where the outcome never had that price.
 */
export function checkPrice(quote: Quote, claim: number, mode: AcceptMode): PriceVerdict {
  switch (quote.state) {
    case 'open':
      return checkClaim(quote.odds, claim, mode)
    case 'suspended':
      return refused('market_suspended')
    case 'closed':
      return refused('event_not_bettable')
    case 'stale':
      return refused('price_stale')
    case 'missing':
      return refused('unknown_selection')
    default:
      return assertNever(quote)
  }
}

/** The same for a price that is open. */
export function checkClaim(odds: number, claim: number, mode: AcceptMode): PriceVerdict {
  if (odds <= ODDS_SCALE) return refused('invalid_odds', 'odds_to_low')
  if (claim <= ODDS_SCALE) return refused('invalid_odds', 'odds_to_low', odds)
  switch (mode) {
    case 'none':
      return odds >= claim ? { kind: 'accepted', odds } : refused('invalid_odds', 'odds_different_than_bookmaker', odds)
    case 'higher':
      return odds >= claim
        ? { kind: 'accepted', odds }
        : refused('invalid_odds', 'odds_higher_than_bookmakers_current_odds', odds)
    case 'any':
      return { kind: 'accepted', odds }
    default:
      return assertNever(mode)
  }
}

function refused(error: ErrorName, riskKey: RiskKey | null = null, odds: number | null = null): Refused {
  return { kind: 'refused', error, riskKey, odds }
}
