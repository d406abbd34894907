import type { ServedLocale } from '../../kernel/locale.ts'
import type { EventQuery } from '../catalogue/index.ts'

/** What a player follows of one type, and which of it they want to see. */
export interface Followed {
  /** Since when, by id. */
  readonly since: ReadonlyMap<number, Date>
  /** An event must pass it; a league or competitor must have one that does, where it has a condition. */
  readonly filter: Pick<EventQuery, 'match_status' | 'bettable'>
  readonly locale: ServedLocale
}
