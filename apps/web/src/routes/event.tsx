import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, SportEvent } from '@touchline/contract'
import { Suspense } from 'react'
import { callKey, callQuery, useCall } from '../data/index.ts'
import { loadCalls, outcomeOfFailure } from '../features/catalogue/index.ts'
import { DRAW_VIEW } from '../features/lotteries/index.ts'
import { FIELD_VIEW, MATCH_VIEW } from '../features/match/index.ts'
import { RACE_VIEW } from '../features/racing/index.ts'
import { eventPath, leagueOf, type Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'

/** What each kind of event is drawn by: nobody who looks at a match loads lotteries and races. */
const VIEWS = { match: MATCH_VIEW, draw: DRAW_VIEW, race: RACE_VIEW, outright: FIELD_VIEW } as const

type EventRoute = Extract<Route, { page: 'event' }>

const eventCall = ({ id }: EventRoute) => ({ params: { id } })
const marketsCall = ({ id }: EventRoute) => ({ params: { id }, query: { limit: 500 } })

function findEvent(queries: QueryClient, route: EventRoute): SportEvent | undefined {
  return queries.getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', eventCall(route)))?.data
}

function EventView({ event, route }: { event: SportEvent; route: EventRoute }) {
  const groups = useCall('getMatchMarkets', marketsCall(route)).data?.groups ?? []
  switch (event.type) {
    case 'match':
      return <MATCH_VIEW match={event} groups={groups} />
    case 'draw':
      return <DRAW_VIEW draw={event} groups={groups} />
    case 'race':
      return <RACE_VIEW race={event} />
    case 'outright':
      return <FIELD_VIEW event={event} />
  }
}

function EventPage({ route }: PageContext<EventRoute>) {
  const event = findEvent(useQueryClient(), route)
  return <Suspense>{event && <EventView event={event} route={route} />}</Suspense>
}

/** A match, championship, race or draw with all its markets. */
export const page: PageDefinition<EventRoute> = {
  async load({ sources, queries, route }) {
    const markets = callQuery(sources, 'getMatchMarkets', marketsCall(route))
    // Who comes from a list has the event already, and its prices have a place: both are asked for at once.
    if (sources.live.match(route.id)) void queries.prefetchQuery(markets)
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
    // What the site puts there instead says by itself what of it does not come.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) {
      await queries.prefetchQuery(markets)
      return { kind: 'found' }
    }
    // Beside the prices; where it does not come, it is asked for again.
    VIEWS[event.type].load().catch(() => {})
    return loadCalls(queries, [markets])
  },
  head({ text, queries, route }) {
    const event = findEvent(queries, route)
    if (event?.type !== 'match') {
      const name = event?.name ?? ''
      return {
        title: text('pages.outright.title', { name }),
        description: () => text('pages.outright.description', { name }),
        subjects: [name],
      }
    }
    const names = {
      home: event.competitors.home.name,
      away: event.competitors.away.name,
      league: event.tournament.name,
    }
    return {
      title: text('pages.match.title', names),
      description: () => text('pages.match.description', names),
      subjects: [names.home, names.away, names.league, event.tournament.sport.name],
      image: { src: `/sports/pictures/{locale}/${event.id}.png`, alt: text('pages.match.title', names) },
    }
  },
  async parts({ route, queries }) {
    const event = findEvent(queries, route)
    return event && ownBlocks(pageConfigIn(queries, route)) === null ? [VIEWS[event.type]] : []
  },
  Page: EventPage,
}
