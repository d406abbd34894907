import type { CallQuery } from '@touchline/contract'
import {
  type Catalogue,
  type CompetitorRow,
  type EventEntry,
  eventFilter,
  type SportRow,
  type TournamentRow,
} from '../catalogue/index.ts'
import type { CatalogueIndex, FoundThing, ThingKind } from './catalogue-index.ts'
import { rankEvents } from './rank-events.ts'

export interface FoundInCatalogue {
  readonly sports: readonly SportRow[]
  readonly tournaments: readonly TournamentRow[]
  readonly competitors: readonly CompetitorRow[]
  readonly events: readonly EventEntry[]
}

const MOST = { sport: 5, tournament: 10, competitor: 10, event: 20 } as const

/** What a person may have meant; best first in every group. */
export function findInCatalogue(
  catalogue: Catalogue,
  index: CatalogueIndex,
  query: CallQuery<'search'>,
): FoundInCatalogue {
  const { sports, tournaments, competitors } = catalogue.reference()
  const isWanted = (sport: SportRow | undefined) =>
    sport !== undefined && (query.sport_type === undefined || sport.type === query.sport_type)
  const things = query.only_events_name === true ? [] : index.findThings(query.q)

  function pick<T extends { readonly id: number; readonly priority?: number }>(
    kind: ThingKind,
    rows: ReadonlyMap<number, T>,
    sportOf: (row: T) => SportRow | undefined,
  ): readonly T[] {
    return things
      .filter((thing) => thing.kind === kind)
      .flatMap((thing) => {
        const row = rows.get(thing.id)
        return row !== undefined && isWanted(sportOf(row)) ? [{ row, thing }] : []
      })
      .sort((a, b) => closeness(b.thing) - closeness(a.thing) || (a.row.priority ?? 0) - (b.row.priority ?? 0))
      .slice(0, MOST[kind])
      .map(({ row }) => row)
  }

  const found = {
    sports: pick('sport', sports, (sport) => sport),
    tournaments: pick('tournament', tournaments, (league) => league.category.sport),
    competitors: pick('competitor', competitors, (competitor) => sports.get(competitor.sportId)),
  }
  const filter = eventFilter({ match_status: query.match_status, sport_type: query.sport_type }, catalogue.board)
  const events = rankEvents(catalogue, index.findEvents(query.q), found, filter)
  return { ...found, events: events.slice(0, MOST.event) }
}

/** Scores that differ by less than a person would see are equal: then priority decides. */
function closeness({ score }: FoundThing): number {
  return Math.round(score * 50)
}
