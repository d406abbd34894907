import type { CallAnswer, SportEvent } from '@touchline/contract'
import { eventName, eventPath, searchOf, sportPath } from '../../../navigation/index.ts'

type Found = CallAnswer<'search'>['data']

/** One thing found, and where it leads. */
export type Hit = {
  readonly key: string
  readonly to: string
  readonly label: string
} & (
  | { readonly kind: 'event'; readonly event: SportEvent }
  | { readonly kind: 'league'; readonly league: Found['tournaments'][number] }
  | { readonly kind: 'team'; readonly team: Found['competitors'][number] }
  | { readonly kind: 'sport'; readonly sport: Found['sports'][number] }
)

export interface HitGroup {
  readonly kind: Hit['kind']
  readonly hits: readonly Hit[]
}

export function resultsPath(query: string): string {
  return `/search${searchOf({ q: query })}`
}

function plays(event: SportEvent, id: number): boolean {
  if (event.type !== 'match') return false
  return event.competitors.home.id === id || event.competitors.away.id === id
}

const FEW = { event: 6, league: 3, team: 4, sport: 2 } as const

/** Hits by group, best first. A team leads to its next match where one was found, else to everything about its name. */
export function groupHits(found: Found, few = true): readonly HitGroup[] {
  const events = found.events.map(
    (event): Hit => ({
      kind: 'event',
      key: `event-${event.id}`,
      to: eventPath(event),
      label: eventName(event),
      event,
    }),
  )
  const leagues = found.tournaments.map(
    (league): Hit => ({
      kind: 'league',
      key: `league-${league.id}`,
      to: sportPath(league.sport.key, league.slug),
      label: league.name,
      league,
    }),
  )
  const teams = found.competitors.map((team): Hit => {
    const next = found.events.find((event) => plays(event, team.id))
    const to = next ? eventPath(next) : resultsPath(team.name)
    return { kind: 'team', key: `team-${team.id}`, to, label: team.name, team }
  })
  const sports = found.sports.map(
    (sport): Hit => ({ kind: 'sport', key: `sport-${sport.id}`, to: sportPath(sport.key), label: sport.name, sport }),
  )
  const groups: readonly HitGroup[] = [
    { kind: 'event', hits: events },
    { kind: 'team', hits: teams },
    { kind: 'league', hits: leagues },
    { kind: 'sport', hits: sports },
  ]
  return groups
    .map(({ kind, hits }) => ({ kind, hits: few ? hits.slice(0, FEW[kind]) : hits }))
    .filter(({ hits }) => hits.length > 0)
}
