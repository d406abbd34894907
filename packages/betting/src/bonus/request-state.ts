import type { Availability, BonusState } from './availability.ts'

/** How far what a player has of a bonus has come (document 1, section 6): given, started, ended without use, used. */
export const BONUS_REQUEST_STATES = ['initial', 'approved', 'declined', 'paid'] as const
export type BonusRequestState = (typeof BONUS_REQUEST_STATES)[number]

const ENDED: readonly (Availability | 'unknown')[] = ['bonus_over', 'expired', 'deactivated']

/** The state of an issued bonus. @param availability what the player can do with the bonus now */
export function requestStateOf(
  { activated_at, times_used }: Pick<NonNullable<BonusState['issued']>, 'activated_at' | 'times_used'>,
  availability: Availability | 'unknown',
): BonusRequestState {
  if (ENDED.includes(availability)) return times_used > 0 ? 'paid' : 'declined'
  return activated_at === null ? 'initial' : 'approved'
}
