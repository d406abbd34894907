import type { SportEvent } from '@touchline/contract'
import { PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import { useCall } from '../../../../data/index.ts'
import { eventPath, leagueOf, sportPath } from '../../../../navigation/index.ts'

/** Where a page of the product can be seen; one that is of an event or a place, of the event that is given. */
const PATHS: { readonly [K in PageKey]: string | ((event: SportEvent) => string) } = {
  home: '/',
  live: '/live',
  esports: '/cybersport',
  schedule: '/schedule',
  results: '/results',
  search: '/search',
  favorites: '/favorites',
  promotions: '/promotions',
  racing: '/racing',
  lotteries: '/lotteries',
  sport: '/football',
  category: (event) => sportPath(leagueOf(event).sport.key, leagueOf(event).category.slug),
  league: (event) => sportPath(leagueOf(event).sport.key, leagueOf(event).slug),
  event: eventPath,
  about: '/about',
  rules: '/general-rules',
}

/** Path of a page inside the application, by its key or its own path; null without an event for a page about one. */
export function pathOfPage(page: string, event: SportEvent | undefined): string | null {
  const key = PAGE_KEYS.find((one) => one === page)
  if (key === undefined) return page
  const path = PATHS[key]
  return typeof path === 'string' ? path : event === undefined ? null : path(event)
}

/** The match shown for the page of every match: the first upcoming one. */
const EXAMPLE = { query: { type: 'match', match_status: 'prematch', limit: 1 } } as const

/** The same with an event of the catalogue; null until there is one. */
export function usePathOfPage(page: string): string | null {
  // The example stays the same, even when another match begins.
  const { data } = useCall('getMatches', EXAMPLE, { staleTime: Number.POSITIVE_INFINITY })
  return pathOfPage(page, data?.data[0])
}
