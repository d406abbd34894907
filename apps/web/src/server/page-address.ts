import { isReservedPath } from '@touchline/contract/site'
import { isAliasedLocale, isLocale, type Locale, shippedLocale } from '../i18n/locales.ts'
import { pageQuery } from '../navigation/page-query.ts'
import { APP_BASE, firstLocale, hrefOf, parseAddress } from '../navigation/paths.ts'
import { previewIn } from '../navigation/preview.ts'
import { type AccessPage, matchRoute, type PageName } from '../navigation/routes.ts'
import type { KnownSite } from './site-watch.ts'

/** The meaning of an address for the server. */
export type PageAddress =
  /** It has another form; the query is kept. */
  | { readonly kind: 'moved'; readonly pathname: string; readonly status: 301 | 302 | 307 }
  | {
      readonly kind: 'page'
      readonly locale: Locale
      readonly pathname: string
      /** What the page reads of the query: nothing else of it can show. */
      readonly search: string
      /** The page leads into an account, or shows a draft: it is never cached. */
      readonly isPrivate: boolean
    }

const ACCESS: { readonly [P in AccessPage]: true } = {
  'sign-in': true,
  'sign-up': true,
  'forgot-password': true,
  'edit-password': true,
  confirmation: true,
  'resend-confirmation': true,
  unlock: true,
}

const isAccess = (page: PageName): boolean => page in ACCESS

/** `.` and `..`, also encoded: browsers never send them, and they must not lead anywhere. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(?=\/|$)/i

/** All addresses without a page share one, in the language they seem to be in. */
export function unknownAddress(pathname: string, { addresses }: KnownSite): Extract<PageAddress, { kind: 'page' }> {
  const [, first = ''] = pathname.split('/')
  const locale = isLocale(first) && addresses.locales.includes(first) ? first : firstLocale(addresses)
  return { kind: 'page', locale, pathname: hrefOf(locale, '/404', addresses), search: '', isPrivate: false }
}

/**
 * The target of an address with an alias of its language: `/se/sports/live` to `/sv/sports/live`, and `/no/sports/live`
 * to the site's first language as long as the site has no Norwegian (LOCALE-01).
 */
function renamed(pathname: string, { addresses }: KnownSite): PageAddress | undefined {
  const [, first = ''] = pathname.split('/')
  const inside = pathname.slice(first.length + 1)
  if (isLocale(first) || (inside !== APP_BASE && !inside.startsWith(`${APP_BASE}/`))) return undefined
  const locale = shippedLocale(first)
  const path = inside.slice(APP_BASE.length) || '/'
  if (locale !== undefined && addresses.locales.includes(locale))
    return { kind: 'moved', pathname: hrefOf(locale, path, addresses), status: 301 }
  if (!isAliasedLocale(first)) return undefined
  return { kind: 'moved', pathname: hrefOf(firstLocale(addresses), path, addresses), status: 302 }
}

/**
 * Reads a request's address as it was sent: a URL object would already resolve its dots.
 * @param isPlayer pages for some players only are in no site map: the back end checks whether there is one
 */
export function readPageAddress(url: string, site: KnownSite, isPlayer = false): PageAddress {
  const { addresses } = site
  const [pathname = '', query = ''] = url.split('?', 2)
  if (DOT_SEGMENT.test(pathname)) return unknownAddress(pathname, site)
  const other = renamed(pathname, site)
  if (other !== undefined) return other
  const asked = parseAddress(pathname, addresses)
  if (!asked) return unknownAddress(pathname, site)
  const { locale, path } = asked
  const redirect = site.redirects.get(path)
  // Redirects of a site do not apply to the paths of accounts.
  if (redirect && !isReservedPath(path))
    return { kind: 'moved', pathname: hrefOf(locale, redirect.to, addresses), status: redirect.status }
  const { page } = matchRoute(path)
  const isPreview = previewIn(query) !== null
  // A page that a draft has added is known to the back end alone.
  if (page === 'not-found' || (page === 'custom' && !isPreview && !isPlayer && !site.paths.has(path)))
    return unknownAddress(pathname, site)
  const canonical = hrefOf(locale, path, addresses)
  if (canonical !== pathname) return { kind: 'moved', pathname: canonical, status: 301 }
  return { kind: 'page', locale, pathname, search: pageQuery(page, query), isPrivate: isPreview || isAccess(page) }
}

/** Tokens of the links in mails, which let people into an account, and those that show a draft. */
const TOKEN = /[?&]((reset_password|confirmation|unlock)_token|preview)=/

/** Whether an address carries a token, and must not be sent to another site. */
export function hasToken(url: string): boolean {
  return TOKEN.test(url)
}
