import type { Match, SportEvent } from '@touchline/contract'

/** An event with a name of its own instead of two sides: a championship, a race, a draw. */
export type FieldEvent = Exclude<SportEvent, Match>
