import { MARKET_STATUS } from '@touchline/betting'
import type { Match, SportEvent } from '@touchline/contract'

const LEADING = 3
const RUNNING = 2

function isOpen(event: SportEvent): event is Match {
  return event.type === 'match' && event.main_market?.status === MARKET_STATUS.allowed
}

/** Matches to lead with: two that run, the rest of those to come; more of the others where there are too few. Best first. */
export function topMatches(
  running: readonly SportEvent[],
  coming: readonly SportEvent[],
  limit = LEADING,
): readonly Match[] {
  const live = running.filter(isOpen)
  const next = coming.filter(isOpen)
  return [...live.slice(0, RUNNING), ...next, ...live.slice(RUNNING)].slice(0, limit)
}
