/**
 * Why stakes are given back, at the number that the Unified Odds Feed has for it. The last ones are this book's own
 * words and have no number there.
 */
export const VOID_REASONS = [
  'other',
  'no_goalscorer',
  'correct_score_missing',
  'result_unverifiable',
  'format_change',
  'cancelled_event',
  'missing_goalscorer',
  'walkover',
  'dead_heat',
  'retired',
  'abandoned',
  'postponed',
  'incorrect_odds',
  'incorrect_statistics',
  'no_result_assignable',
  'client_side_settlement_needed',
  'starting_pitcher_changed',
  'superseded',
  'non_runner',
  'placed_late',
] as const
type OwnReason = (typeof VOID_REASONS)[number]

/** A number of the provider of the match that this book has no word for; the provider may have described it. */
export type VendorReason = `vendor:${number}`
export type VoidReason = OwnReason | VendorReason

/** Numbers above it are not the feed's. */
const LAST_OF_FEED = VOID_REASONS.indexOf('starting_pitcher_changed')

/** The reason for a number of the feed; one that this book does not know stays the vendor's. */
export function voidReasonOf(number: number): VoidReason {
  return (number > LAST_OF_FEED ? undefined : VOID_REASONS[number]) ?? vendorReason(number)
}

/** The reason for a number that is the vendor's own; 'other' where there is no such number. */
export function vendorReason(number: number): VoidReason {
  return number >= 0 && number <= 2 ** 31 - 1 ? `vendor:${number}` : 'other'
}

/** Whether the reason is a number that only the vendor's description explains. */
export function isVendorReason(reason: VoidReason): reason is VendorReason {
  return reason.startsWith('vendor:')
}

/** Whether an operator may give it. */
export function isVoidReason(word: string): word is OwnReason {
  return VOID_REASONS.some((reason) => reason === word)
}
