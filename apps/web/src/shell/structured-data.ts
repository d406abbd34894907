import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer, Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { callKey } from '../data/index.ts'
import type { Locale } from '../i18n/index.ts'
import {
  type AddressRules,
  eventName,
  eventPath,
  hrefOf,
  leagueOf,
  type Route,
  sportPath,
} from '../navigation/index.ts'
import { PRODUCT_NAME, pageConfigIn, siteIn } from '../site/index.ts'

export interface StructuredContext {
  readonly route: Route
  readonly queries: QueryClient
  readonly origin: string
  readonly locale: Locale
  readonly addresses: AddressRules
}

interface Step {
  readonly path: string
  readonly name: string
}

interface League {
  readonly slug: string
  readonly name: string
  readonly sport: { readonly key: string; readonly name: string }
  readonly category: { readonly slug: string; readonly name: string }
}

const stepsOf = ({ sport, category, slug, name }: League): readonly Step[] => [
  { path: sportPath(sport.key), name: sport.name },
  { path: sportPath(sport.key, category.slug), name: category.name },
  { path: sportPath(sport.key, slug), name },
]

function eventOf({ route, queries }: StructuredContext) {
  if (route.page !== 'event') return undefined
  return queries.getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', { params: { id: route.id } }))?.data
}

/** The way down to the page, without the home page. */
function wayTo(context: StructuredContext): readonly Step[] {
  const { route, queries } = context
  const event = eventOf(context)
  if (event) {
    return [...stepsOf(leagueOf(event)), { path: eventPath(event), name: eventName(event) }]
  }
  if (route.page === 'league') {
    const call = callKey('getTournament', { params: { id: route.id } })
    const league = queries.getQueryData<CallAnswer<'getTournament'>>(call)?.data
    return league ? stepsOf(league) : []
  }
  if (route.page === 'sport') {
    const sports = queries.getQueryData<CallAnswer<'getSports'>>(callKey('getSports'))?.data
    const sport = sports?.find(({ key }) => key === route.sport)
    return sport ? [{ path: sportPath(sport.key), name: sport.name }] : []
  }
  const config = pageConfigIn(queries, route)
  if (route.page !== 'custom' || !config) return []
  // What is called as the product calls it has no name here.
  const above = config.breadcrumbs.flatMap(({ path, title }) => (title === '' ? [] : [{ path, name: title }]))
  return [...above, { path: route.path, name: config.seo.title ?? '' }]
}

/** When a finished match ended: when its score last changed, or its start without a count; null for all others. */
function endOf({ status, start_time: start, statistics: { clock } }: Match): string | null {
  if (status !== EVENT_STATUS.finished) return null
  return clock === null || clock.clock_updated_at < start ? start : clock.clock_updated_at
}

function sportsEvent(match: Match, url: string): object {
  const team = ({ name }: { readonly name: string }) => ({ '@type': 'SportsTeam', name })
  const { home, away } = match.competitors
  const place = match.stadium ?? match.city
  const end = endOf(match)
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: eventName(match),
    url,
    startDate: match.start_time,
    // The vocabulary knows no event that is over: one has an end that has passed.
    eventStatus: `https://schema.org/${match.status === EVENT_STATUS.closed ? 'EventCancelled' : 'EventScheduled'}`,
    ...(end !== null && { endDate: end }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    sport: match.tournament.sport.name,
    superEvent: { '@type': 'SportsEvent', name: match.tournament.name },
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)],
    location: {
      '@type': 'Place',
      name: place ?? match.tournament.category.name,
      ...(match.city !== null && { address: match.city }),
    },
  }
}

/** The subject of a page in the words of schema.org, as JSON (SEO-02). Only the server writes it. */
export function structuredData(context: StructuredContext): readonly string[] {
  const { origin, locale, addresses, queries } = context
  const addressOf = (path: string) => `${origin}${hrefOf(locale, path, addresses)}`
  const way = wayTo(context)
  const event = eventOf(context)
  const home = { path: '/', name: siteIn(queries)?.brand.name ?? PRODUCT_NAME }
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...way].map(({ path, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(path),
    })),
  }
  const last = way.at(-1)
  return [
    ...(way.length > 0 ? [JSON.stringify(crumbs)] : []),
    ...(event?.type === 'match' && last ? [JSON.stringify(sportsEvent(event, addressOf(last.path)))] : []),
  ]
}
