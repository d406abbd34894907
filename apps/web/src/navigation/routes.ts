import { SPORT_KEYS, type SportKey } from '@touchline/contract/constants'

/** Pages that mails and dialogs lead to. */
export type AccessPage =
  | 'sign-in'
  | 'sign-up'
  | 'forgot-password'
  | 'edit-password'
  | 'confirmation'
  | 'resend-confirmation'
  | 'unlock'

/** Where a path leads. `[sport]/[slug]` is distinguished by the ending of the slug (ROUTE-04). */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'live' }
  | { readonly page: 'esports' }
  | { readonly page: 'schedule' }
  | { readonly page: 'search' }
  | { readonly page: 'results' }
  | { readonly page: 'favorites' }
  | { readonly page: 'promotions' }
  | { readonly page: 'racing' }
  | { readonly page: 'lotteries' }
  | { readonly page: 'sport'; readonly sport: SportKey }
  | { readonly page: 'category'; readonly sport: SportKey; readonly slug: string }
  | { readonly page: 'league'; readonly sport: SportKey; readonly slug: string; readonly id: number }
  | { readonly page: 'event'; readonly sport: SportKey; readonly slug: string; readonly id: number }
  | { readonly page: 'about' }
  | { readonly page: 'rules' }
  | { readonly [N in AccessPage]: { readonly page: N } }[AccessPage]
  | { readonly page: 'profile' }
  /** Where operators compose the site. */
  | { readonly page: 'editor' }
  | { readonly page: 'limits' }
  | { readonly page: 'wallet' }
  | { readonly page: 'deposit' }
  | { readonly page: 'withdraw' }
  | { readonly page: 'transactions' }
  /** A page added by the site; its address alone does not show whether it exists. */
  | { readonly page: 'custom'; readonly path: string }
  | { readonly page: 'bets' }
  | { readonly page: 'bet'; readonly id: number }
  | { readonly page: 'blocked' }
  | { readonly page: 'locked' }
  /** The first page in a host or an application: it leads on once the player is known. */
  | { readonly page: 'init-sportsbook' }
  | {
      readonly page: 'error'
      /** Id of the request whose page failed, as in the log; absent where the browser failed. */
      readonly requestId?: string
    }
  | { readonly page: 'not-found' }

export type PageName = Route['page']

const FIXED: Readonly<Record<string, Route>> = {
  '/': { page: 'home' },
  '/live': { page: 'live' },
  '/cybersport': { page: 'esports' },
  '/schedule': { page: 'schedule' },
  '/search': { page: 'search' },
  '/results': { page: 'results' },
  '/favorites': { page: 'favorites' },
  '/promotions': { page: 'promotions' },
  '/racing': { page: 'racing' },
  '/lotteries': { page: 'lotteries' },
  '/about': { page: 'about' },
  '/general-rules': { page: 'rules' },
  '/users/sign-in': { page: 'sign-in' },
  '/users/sign-up': { page: 'sign-up' },
  '/users/password/new': { page: 'forgot-password' },
  '/users/password/edit': { page: 'edit-password' },
  '/users/confirmation': { page: 'confirmation' },
  '/users/confirmation/new': { page: 'resend-confirmation' },
  '/users/unlock': { page: 'unlock' },
  '/profile': { page: 'profile' },
  '/editor': { page: 'editor' },
  '/limits': { page: 'limits' },
  '/transactions': { page: 'transactions' },
  '/profile/wallet': { page: 'wallet' },
  '/profile/wallet/deposit': { page: 'deposit' },
  '/profile/wallet/withdraw': { page: 'withdraw' },
  '/profile/wallet/transactions': { page: 'transactions' },
  '/bets': { page: 'bets' },
  '/blocked': { page: 'blocked' },
  '/locked': { page: 'locked' },
  '/init-sportsbook': { page: 'init-sportsbook' },
  '/500': { page: 'error' },
  '/404': { page: 'not-found' },
}

/** What the path of a custom page looks like. */
const CUSTOM = /^(\/[a-z0-9][a-z0-9-]*){1,4}$/

const NOT_FOUND: Route = { page: 'not-found' }

function isSport(key: string): key is SportKey {
  return (SPORT_KEYS as readonly string[]).includes(key)
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The route of a path inside the application. */
export function matchRoute(path: string): Route {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined
  if (fixed) return fixed
  const bet = /^\/bets\/(\d{1,15})$/.exec(path)
  if (bet) return { page: 'bet', id: Number(bet[1]) }
  const [, sport = '', encoded, ...more] = path.split('/')
  if (!isSport(sport)) return CUSTOM.test(path) ? { page: 'custom', path } : NOT_FOUND
  if (more.length > 0) return NOT_FOUND
  if (encoded === undefined) return { page: 'sport', sport }
  const slug = decode(encoded)
  if (!slug) return NOT_FOUND
  const ending = /-([mt])(\d{1,15})$/.exec(slug)
  if (!ending) return { page: 'category', sport, slug }
  const id = Number(ending[2])
  return { page: ending[1] === 'm' ? 'event' : 'league', sport, slug, id }
}

/** Sports with a section of their own in place of a page like all others. */
const SECTIONS: Readonly<Record<string, string>> = { 'horse-racing': '/racing', lottery: '/lotteries' }

/** Path of a sport, and of something of it by its slug. */
export function sportPath(sport: string, slug?: string): string {
  return slug === undefined ? (SECTIONS[sport] ?? `/${sport}`) : `/${sport}/${encodeURIComponent(slug)}`
}
