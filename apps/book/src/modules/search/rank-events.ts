import { EVENT_STATUS } from '@touchline/contract'
import type { Catalogue, EventEntry, SportRow, TournamentRow } from '../catalogue/index.ts'
import type { Hit } from './names/name-index.ts'

/** Events found by name, live and soon ones first where names fit alike; then those of the leagues and sports found. */
export function rankEvents(
  { events, orders }: Pick<Catalogue, 'events' | 'orders'>,
  hits: readonly Hit<number>[],
  found: { readonly sports: readonly SportRow[]; readonly tournaments: readonly TournamentRow[] },
  isWanted: (entry: EventEntry) => boolean,
): readonly EventEntry[] {
  const named = hits
    .flatMap(({ key, score }) => {
      const entry = events.get(key)
      return entry !== undefined && isWanted(entry) ? [{ entry, closeness: Math.round(score * 10) }] : []
    })
    .sort((a, b) => b.closeness - a.closeness || byTime(a.entry, b.entry))
    .map(({ entry }) => entry)
  const leagues = new Set(found.tournaments.map(({ id }) => id))
  const sports = new Set(found.sports.map(({ id }) => id))
  if (leagues.size === 0 && sports.size === 0) return named
  const known = new Set(named)
  const related = orders
    .by('start_time')
    .filter(
      (entry) =>
        (leagues.has(entry.tournament.id) || sports.has(entry.tournament.category.sport.id)) &&
        !known.has(entry) &&
        isWanted(entry),
    )
  const isLive = ({ status }: EventEntry) => status === EVENT_STATUS.live
  return [...named, ...related.filter(isLive), ...related.filter((entry) => !isLive(entry))]
}

function byTime(a: EventEntry, b: EventEntry): number {
  const live = Number(b.status === EVENT_STATUS.live) - Number(a.status === EVENT_STATUS.live)
  return live || a.startsAt - b.startsAt || a.id - b.id
}
