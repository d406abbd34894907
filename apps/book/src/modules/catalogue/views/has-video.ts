import { EVENT_STATUS } from '@touchline/betting'
import type { EventEntry } from '../events/event-entry.ts'

/** One match of so many is transmitted. */
const ONE_OF = 4

/**
 * Whether a match has pictures that play in the page, while it is under way. Only the demo world is transmitted:
 * matches whose markets a provider describes are not ours to film.
 */
export function hasVideo(entry: EventEntry): boolean {
  if (entry.type !== 'match' || entry.tournament.markets !== undefined || entry.id % ONE_OF !== 0) return false
  if (entry.tournament.category.sport.key !== 'football') return false
  return entry.status === EVENT_STATUS.live || entry.status === EVENT_STATUS.stopped
}
