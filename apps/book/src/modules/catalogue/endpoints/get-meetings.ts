import { EVENT_STATUS } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { text } from '../../../texts/index.ts'
import type { Catalogue } from '../catalogue.ts'
import type { RaceEntry } from '../events/event-entry.ts'
import { findFinished } from '../finished/find-finished.ts'
import type { TournamentRow } from '../reference/reference.ts'
import { presentTournamentRef } from '../views/present-reference.ts'
import { outrightSlug } from '../views/slug.ts'

const LONGEST_MS = 2 * 86_400_000
const MOST_RACES = 500

/** Meetings of some days: what is to come from memory, what is over from the database. */
export function getMeetings(catalogue: Catalogue): Handler<'getMeetings'> {
  return async ({ query, locale }) => {
    if (!catalogue.offered.includes('racing')) return refuse('not_found')
    const from = Date.parse(query.start_from)
    const to = Math.min(Date.parse(query.start_to), from + LONGEST_MS)
    if (to <= from) return { data: [] }
    const wish = { ...query, start_to: new Date(to).toISOString(), type: 'race', page: 1, limit: MOST_RACES } as const
    const over = (await findFinished(catalogue, wish)).entries
    const shown = [...catalogue.events.all()].filter(({ startsAt }) => startsAt >= from && startsAt < to)
    const races = new Map<number, RaceEntry>()
    for (const entry of [...shown, ...over])
      if (entry.type === 'race' && entry.startsAt < to) races.set(entry.id, entry)
    const courses = new Map<TournamentRow, RaceEntry[]>()
    for (const race of [...races.values()].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)) {
      courses.set(race.tournament, [...(courses.get(race.tournament) ?? []), race])
    }
    const order = [...courses].sort(([a], [b]) => a.category.priority - b.category.priority || a.priority - b.priority)
    return {
      data: order.map(([course, held]) => ({
        course: presentTournamentRef(course, locale),
        going: text(locale, `race.going.${held[0]?.going ?? 'good'}`),
        races: held.map(listed),
      })),
    }
  }
}

function listed(race: RaceEntry) {
  const winners = race.status === EVENT_STATUS.finished ? race.runners.filter(({ finish }) => finish === 1) : []
  return {
    id: race.id,
    slug: outrightSlug(race.names.en, race.id),
    number: race.number,
    start_time: new Date(race.startsAt).toISOString(),
    distance_m: race.distanceM,
    status: race.status,
    runners: race.runners.filter(({ withdrawnAt }) => withdrawnAt === null).length,
    winners: winners.map(({ number, horse }) => ({ number, name: horse.name })),
  }
}
