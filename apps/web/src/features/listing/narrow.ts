import { SPORT_KEYS } from '@touchline/contract/constants'
import { useLiveStore } from '../../live/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { type Listing, narrowed, type PagedListing, readDay, readFilters, readSport } from '../catalogue/index.ts'
import { dayAfter, startOfDay } from '../events/index.ts'

type Query = Listing['query']

/** What a narrowed listing depends on beside the address. */
export interface When {
  /** Server time in ms. */
  readonly now: number
  /** The viewer's: a day begins where they are. */
  readonly timeZone: string
  /** The day listed. @default that of the address, else all */
  readonly day?: string | undefined
}

/** Whether the listing is about one sport already: then an address cannot choose another. */
const isOfOneSport = ({ sport_key, category_id, tournament_id }: Query) =>
  [sport_key, category_id, tournament_id].some((one) => one !== undefined)

/** A listing as the address narrows and orders it (ROUTE-06); what the address leaves open stays as it was. */
export function narrowQuery(
  query: Query,
  search: URLSearchParams,
  { now, timeZone, day = readDay(search) }: When,
): Query {
  const filters = readFilters(search)
  const asked = { ...query, ...narrowed(filters, now) }
  // What starts within hours has not started.
  if (filters.time !== 'all' && query.match_status === 'bettable') asked.match_status = 'prematch'
  const sport = isOfOneSport(query) ? undefined : readSport(search, SPORT_KEYS)
  if (sport) asked.sport_key = sport
  if (day === undefined) return asked
  // The back end counts the last moment in.
  const last = new Date(startOfDay(dayAfter(day), timeZone) - 1).toISOString()
  asked.start_from = new Date(startOfDay(day, timeZone)).toISOString()
  if (!asked.start_to || asked.start_to > last) asked.start_to = last
  return asked
}

/** Every page of a listing as the address narrows it. */
export function narrow(listing: PagedListing, search: URLSearchParams, when: When): PagedListing {
  return (page) => ({ query: narrowQuery(listing(page).query, search, when) })
}

/** Now, where the viewer is. */
export function useWhen(): When {
  const now = useLiveStore().now()
  return { now, timeZone: usePreference('timeZone') }
}

/** The same in a page. */
export function useNarrow(search: URLSearchParams, day?: string): (listing: PagedListing) => PagedListing {
  const when = useWhen()
  return (listing) => narrow(listing, search, { ...when, day })
}
