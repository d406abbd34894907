import {
  type Catalogue,
  type CompetitorRow,
  competitorsOf,
  type EventEntry,
  isOffered,
  type Reference,
} from '../catalogue/index.ts'
import { createNameIndex, type Hit, type NameIndex } from './names/name-index.ts'

export type ThingKind = 'sport' | 'tournament' | 'competitor'
/** `competitor:42`. */
type ThingKey = `${ThingKind}:${number}`

export interface FoundThing {
  readonly kind: ThingKind
  readonly id: number
  readonly score: number
}

/** The catalogue's names, kept in step with it. */
export interface CatalogueIndex {
  /** Sports, leagues and competitors, best first. */
  findThings(text: string): readonly FoundThing[]
  /** Events that can be seen now, by what they are called, best first. */
  findEvents(text: string): readonly Hit<number>[]
}

/** What an event is looked for by: a match by its sides, a race also by who runs in it. */
function namesOf(entry: EventEntry): readonly string[] {
  if (entry.type === 'match')
    return [`${entry.home.name} ${entry.away.name}`, ...otherNames(entry.home), ...otherNames(entry.away)]
  const horses = entry.type === 'race' ? competitorsOf(entry).map(({ name }) => name) : []
  return [...Object.values(entry.names), ...horses]
}

export function createCatalogueIndex({ reference, events }: Pick<Catalogue, 'reference' | 'events'>): CatalogueIndex {
  let indexed: Reference | null = null
  let things: NameIndex<ThingKey> = createNameIndex()
  const named: NameIndex<number> = createNameIndex()

  function followReference(): void {
    const current = reference()
    if (indexed === current) return
    indexed = current
    things = createNameIndex()
    for (const sport of current.sports.values()) things.put(`sport:${sport.id}`, Object.values(sport.names))
    for (const league of current.tournaments.values())
      things.put(`tournament:${league.id}`, Object.values(league.names))
    for (const { id, name, names, aliases } of current.competitors.values()) {
      things.put(`competitor:${id}`, [name, ...otherNames({ names, aliases })])
    }
  }

  /** Names of events never change: only which there are. */
  function follow(before: EventEntry | undefined, after: EventEntry | undefined): void {
    const wasOpen = before !== undefined && isOffered(before)
    const isNowOpen = after !== undefined && isOffered(after)
    if (!wasOpen && isNowOpen) named.put(after.id, namesOf(after))
    if (wasOpen && !isNowOpen) named.remove(before.id)
  }

  for (const entry of events.all()) follow(undefined, entry)
  events.onChange(({ before, after }) => follow(before, after))

  return {
    findThings(text) {
      followReference()
      return things.find(text).map(({ key, score }) => {
        const at = key.indexOf(':')
        return { kind: key.slice(0, at) as ThingKind, id: Number(key.slice(at + 1)), score }
      })
    },
    findEvents: (text) => named.find(text),
  }
}

function otherNames({ names, aliases }: Pick<CompetitorRow, 'names' | 'aliases'>): readonly string[] {
  return [...aliases, ...Object.values(names ?? {})]
}
