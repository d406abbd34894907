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
export type VoidReason = (typeof VOID_REASONS)[number]

/** Numbers above it are not the feed's. */
const LAST_OF_FEED = VOID_REASONS.indexOf('starting_pitcher_changed')

/** The reason for a number of the feed; 'other' for an unknown one. */
export function voidReasonOf(number: number): VoidReason {
  return number > LAST_OF_FEED ? 'other' : (VOID_REASONS[number] ?? 'other')
}

export function isVoidReason(word: string): word is VoidReason {
  return VOID_REASONS.some((reason) => reason === word)
}
