import type { SportKey } from '@touchline/betting'
import type { AnySportModel } from '@touchline/sports'
import type { StoredMatch } from '../store/stored-match.ts'
import type { LiveMatch } from './live-match.ts'

/** A match before its start. */
export interface Prematch {
  readonly match: StoredMatch
  readonly model: AnySportModel
  readonly sport: SportKey
  /** Wall ms at which it is to be priced next; 0 while it has no prices. */
  dueAt: number
  /** Wall ms of its last prices; 0 while it has none. */
  pricedAt: number
}

/** A match under way, or just over and not stored yet. */
export interface Running {
  readonly live: LiveMatch
  readonly sport: SportKey
  /** Wall ms of its last prices; 0 while it has none in play. */
  pricedAt: number
  /** Something happened that prices must follow at once. */
  dirty: boolean
  /** Score or status is newer than what the database has. */
  unsaved: boolean
  /** Score, periods and phase as last sent to the lists. */
  listed: string
  /** Wall ms at which it ended; null while it is on. */
  endedAt: number | null
  /** It is over and the database has its results. */
  stored: boolean
}

/** Every match the simulator plays. */
export interface Roster {
  readonly prematch: Map<number, Prematch>
  readonly running: Map<number, Running>
}

export function createRoster(): Roster {
  return { prematch: new Map(), running: new Map() }
}
