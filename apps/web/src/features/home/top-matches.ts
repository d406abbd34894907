import { MARKET_STATUS } from '@touchline/betting'
import type { Match, SportEvent } from '@touchline/contract'

const LEADING = 3
const RUNNING = 2

/** Who leads with a match of the last minutes leads with prices that lock, in s. */
const LAST_MINUTES = 300
const FOOTBALL_MATCH = 5_400

function isNearItsEnd({ statistics, tournament }: Match): boolean {
  const clock = statistics?.clock
  if (!clock) return false
  const counted =
    tournament.sport.key === 'football' && clock.match_time !== null ? FOOTBALL_MATCH - clock.match_time : null
  const left = clock.remaining_time ?? counted
  return left !== null && left < LAST_MINUTES
}

function isOpen(event: SportEvent): event is Match {
  return event.type === 'match' && event.main_market?.status === MARKET_STATUS.allowed
}

/**
 * Matches to lead with, best first: two live ones, the rest upcoming; more of the others where there are too few, and
 * those in their last minutes last.
 */
export function topMatches(
  running: readonly SportEvent[],
  coming: readonly SportEvent[],
  limit = LEADING,
): readonly Match[] {
  const open = running.filter(isOpen)
  const live = open.filter((match) => !isNearItsEnd(match))
  const next = coming.filter(isOpen)
  return [...live.slice(0, RUNNING), ...next, ...live.slice(RUNNING), ...open.filter(isNearItsEnd)].slice(0, limit)
}

/**
 * The leading matches while the page is open (CAT-03): each keeps its place as long as it is listed with a price, even
 * a suspended one; a free place goes to the best match without one.
 */
export function keepPlaces(
  shown: readonly Match[],
  best: readonly Match[],
  listed: readonly SportEvent[],
): readonly Match[] {
  const known = new Map(listed.map((event) => [event.id, event]))
  const kept = shown.map(({ id }) => {
    const event = known.get(id)
    return event?.type === 'match' && event.main_market !== null ? event : undefined
  })
  const waiting = best.filter(({ id }) => !kept.some((match) => match?.id === id))
  const places = kept.map((match) => match ?? waiting.shift())
  return [...places, ...waiting].filter((match) => match !== undefined).slice(0, Math.max(best.length, shown.length))
}
