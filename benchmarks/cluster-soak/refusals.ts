import { ERRORS } from '@touchline/contract'

/** What may be refused while a match is played: its price has changed, or nothing is sold just now. */
const EXPECTED: ReadonlySet<string> = new Set(
  [ERRORS.invalid_odds, ERRORS.market_suspended, ERRORS.event_not_bettable, ERRORS.unknown_selection].map(
    ({ key }) => key,
  ),
)
/** Says that bets were refused, and each of them says why. */
const OUTER: string = ERRORS.place_bets_default.key

/** Whether a refusal has no other reason than a suspended market or a changed price. @param text names and codes */
export function isExpectedRefusal(text: string): boolean {
  const keys = (text.match(/error\.[\w.]+/g) ?? []).filter((key) => key !== OUTER)
  return keys.length > 0 && keys.every((key) => EXPECTED.has(key))
}
