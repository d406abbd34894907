import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, SportEvent } from '@touchline/contract'
import { callKey, callQuery, useCall } from '../data/index.ts'
import { loadCalls, outcomeOfFailure } from '../features/catalogue/index.ts'
import { DrawView } from '../features/lotteries/index.ts'
import { FieldView, MatchView } from '../features/match/index.ts'
import { RaceView } from '../features/racing/index.ts'
import { eventPath, leagueOf, type Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type EventRoute = Extract<Route, { page: 'event' }>

const eventCall = ({ id }: EventRoute) => ({ params: { id } })
const marketsCall = ({ id }: EventRoute) => ({ params: { id }, query: { limit: 500 } })

function findEvent(queries: QueryClient, route: EventRoute): SportEvent | undefined {
  return queries.getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', eventCall(route)))?.data
}

function EventPage({ route }: PageContext<EventRoute>) {
  const event = findEvent(useQueryClient(), route)
  const groups = useCall('getMatchMarkets', marketsCall(route)).data?.groups ?? []
  if (!event) return null
  switch (event.type) {
    case 'match':
      return <MatchView match={event} groups={groups} />
    case 'draw':
      return <DrawView draw={event} groups={groups} />
    case 'race':
      return <RaceView race={event} />
    case 'outright':
      return <FieldView event={event} />
  }
}

/** A match, championship, race or draw with all its markets. */
export const page: PageDefinition<EventRoute> = {
  async load({ sources, queries, route }) {
    try {
      await queries.fetchQuery(callQuery(sources, 'getMatch', eventCall(route)))
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
    const event = findEvent(queries, route)
    if (!event) return { kind: 'not-found' }
    if (event.slug !== route.slug || leagueOf(event).sport.key !== route.sport) {
      return { kind: 'moved', to: eventPath(event) }
    }
    return loadCalls(queries, [callQuery(sources, 'getMatchMarkets', marketsCall(route))])
  },
  head({ text, queries, route }) {
    const event = findEvent(queries, route)
    if (event?.type !== 'match') {
      const name = event?.name ?? ''
      return {
        title: text('pages.outright.title', { name }),
        description: text('pages.outright.description', { name }),
      }
    }
    const names = {
      home: event.competitors.home.name,
      away: event.competitors.away.name,
      league: event.tournament.name,
    }
    return {
      title: text('pages.match.title', names),
      description: text('pages.match.description', names),
      image: { src: `/sports/pictures/{locale}/${event.id}.png`, alt: text('pages.match.title', names) },
    }
  },
  messages: ['match'],
  Page: EventPage,
}
