import { EVENT_STATUS } from '@touchline/contract'
import type { Catalogue, EventEntry, SportRow, TournamentRow } from '../catalogue/index.ts'
import type { Hit } from './names/name-index.ts'

/** Events found by name, live and soon ones first where names fit alike; then those of the leagues and sports found. */
export function rankEvents(
  { events }: Pick<Catalogue, 'events'>,
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
  const related = [...events.all()].filter(
    (entry) =>
      !known.has(entry) &&
      (leagues.has(entry.tournament.id) || sports.has(entry.tournament.category.sport.id)) &&
      isWanted(entry),
  )
  return [...named, ...related.sort(byTime)]
}

function byTime(a: EventEntry, b: EventEntry): number {
  const live = Number(b.status === EVENT_STATUS.live) - Number(a.status === EVENT_STATUS.live)
  return live || a.startsAt - b.startsAt || a.id - b.id
}
