import { type Catalogue, competitorsOf, type EventEntry, isOpen, type Reference } from '../catalogue/index.ts'
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

/** A race is looked for by who runs in it. */
function horsesOf(entry: EventEntry): readonly string[] {
  return competitorsOf(entry).map(({ name }) => name)
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
    for (const { id, name, aliases } of current.competitors.values()) things.put(`competitor:${id}`, [name, ...aliases])
  }

  /** Names of events never change: only which there are. */
  function followEvents(): void {
    const open = new Set<number>()
    for (const entry of events.all()) {
      if (!isOpen(entry)) continue
      open.add(entry.id)
      if (named.has(entry.id)) continue
      const names =
        entry.type === 'match'
          ? [`${entry.home.name} ${entry.away.name}`, ...entry.home.aliases, ...entry.away.aliases]
          : [...Object.values(entry.names), ...(entry.type === 'race' ? horsesOf(entry) : [])]
      named.put(entry.id, names)
    }
    for (const id of named.keys()) if (!open.has(id)) named.remove(id)
  }

  return {
    findThings(text) {
      followReference()
      return things.find(text).map(({ key, score }) => {
        const at = key.indexOf(':')
        return { kind: key.slice(0, at) as ThingKind, id: Number(key.slice(at + 1)), score }
      })
    },
    findEvents(text) {
      followEvents()
      return named.find(text)
    },
  }
}
