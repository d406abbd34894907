import { EVENT_STATUS, type EventCounts } from '@touchline/contract'
import type { EventEntry } from '../events/event-entry.ts'
import { type EventIndex, isOffered } from '../events/event-index.ts'

/** How many events are open in each sport, category and league, by id. */
export interface OpenEventCounts {
  ofSport(id: number): EventCounts
  ofCategory(id: number): EventCounts
  ofTournament(id: number): EventCounts
}

const NONE: EventCounts = { live: 0, prematch: 0, outrights: 0 }

function kindOf(entry: EventEntry): keyof EventCounts {
  if (entry.type === 'outright') return 'outrights'
  return entry.status === EVENT_STATUS.prematch ? 'prematch' : 'live'
}

/** Counts once, and from then on what comes and goes. */
export function createOpenEventCounts(events: EventIndex): OpenEventCounts {
  const counts = { sports: new Map(), categories: new Map(), tournaments: new Map() } as const satisfies {
    readonly [K in string]: Map<number, EventCounts>
  }

  function add(entry: EventEntry | undefined, by: 1 | -1): void {
    if (entry === undefined || !isOffered(entry)) return
    const kind = kindOf(entry)
    const { tournament } = entry
    const { category } = tournament
    const places = [
      [counts.sports, category.sport.id],
      [counts.categories, category.id],
      [counts.tournaments, tournament.id],
    ] as const
    for (const [held, id] of places) {
      const count: EventCounts = held.get(id) ?? NONE
      held.set(id, { ...count, [kind]: count[kind] + by })
    }
  }

  for (const entry of events.all()) add(entry, 1)
  events.onChange(({ before, after }) => {
    add(before, -1)
    add(after, 1)
  })
  return {
    ofSport: (id) => counts.sports.get(id) ?? NONE,
    ofCategory: (id) => counts.categories.get(id) ?? NONE,
    ofTournament: (id) => counts.tournaments.get(id) ?? NONE,
  }
}
