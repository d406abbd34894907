import { previewIn } from './preview.ts'
import { LISTING_PARAMETERS } from './query.ts'
import type { PageName } from './routes.ts'

/**
 * Parameters of the query that each page reads beside the token of a preview; others have no effect. A page that reads
 * a new one lists it here. A page that a site can compose may hold lists.
 */
const PAGE_QUERY: { readonly [P in PageName]: readonly string[] } = {
  home: LISTING_PARAMETERS,
  live: LISTING_PARAMETERS,
  esports: LISTING_PARAMETERS,
  schedule: LISTING_PARAMETERS,
  search: ['q', ...LISTING_PARAMETERS],
  results: LISTING_PARAMETERS,
  favorites: LISTING_PARAMETERS,
  promotions: LISTING_PARAMETERS,
  racing: LISTING_PARAMETERS,
  lotteries: ['lottery', ...LISTING_PARAMETERS],
  sport: LISTING_PARAMETERS,
  category: LISTING_PARAMETERS,
  league: LISTING_PARAMETERS,
  event: LISTING_PARAMETERS,
  about: LISTING_PARAMETERS,
  rules: LISTING_PARAMETERS,
  'sign-in': [],
  'sign-up': [],
  'forgot-password': [],
  'edit-password': ['reset_password_token'],
  confirmation: ['confirmation_token'],
  'resend-confirmation': [],
  unlock: ['unlock_token'],
  profile: ['part'],
  editor: [],
  limits: [],
  wallet: [],
  deposit: [],
  withdraw: [],
  transactions: ['currency', 'type', 'period', 'page'],
  custom: LISTING_PARAMETERS,
  bets: ['status', 'result', 'period', 'sport', 'q'],
  bet: [],
  blocked: [],
  locked: [],
  'init-sportsbook': ['path'],
  error: [],
  'not-found': [],
}

/** What a page reads of a query, in one order, with its question mark; empty for nothing. */
export function pageQuery(page: PageName, query: string): string {
  const asked = new URLSearchParams(query)
  const read = new URLSearchParams()
  for (const name of PAGE_QUERY[page]) {
    const value = asked.get(name)
    if (value !== null) read.set(name, value)
  }
  const preview = previewIn(query)
  if (preview !== null) read.set('preview', preview)
  return read.size > 0 ? `?${read}` : ''
}
