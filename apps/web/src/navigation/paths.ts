import { FALLBACK_LOCALE, isLocale, type Locale } from '../i18n/index.ts'

/** Where the application lives, under the locale. */
export const APP_BASE = '/sports'

/** Prefix of the application's addresses in a language: the first locale has none (ROUTE-01). */
export function baseOf(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? APP_BASE : `/${locale}${APP_BASE}`
}

const EXTERNAL = /^(https?:|sms:|mailto:)/

/** Whether a link leaves the application: such links are left untouched (ROUTE-02). */
export function isExternal(href: string): boolean {
  return EXTERNAL.test(href)
}

/** Address of a path of the application in a language (ROUTE-02): `/live` is `/de/sports/live`. */
export function hrefOf(locale: Locale, path: string): string {
  if (isExternal(path)) return path
  const base = baseOf(locale)
  return path.startsWith('/') && path !== '/' ? `${base}${path}` : path === '/' ? base : `${base}${path}`
}

export interface Address {
  readonly locale: Locale
  /** Inside the application, starting with a slash, without one at the end. */
  readonly path: string
}

/** Takes an address apart into language and path; undefined where it is not the application's. */
export function parseAddress(pathname: string): Address | undefined {
  const [, first = '', ...rest] = pathname.split('/')
  const localised = isLocale(first)
  const inside = localised ? `/${rest.join('/')}` : pathname
  if (inside !== APP_BASE && !inside.startsWith(`${APP_BASE}/`)) return undefined
  const path = inside.slice(APP_BASE.length).replace(/\/+$/, '')
  return { locale: localised ? first : FALLBACK_LOCALE, path: path || '/' }
}

/** The same page in another language, keeping query and hash (ROUTE-07). */
export function inLocale(locale: Locale, address: { pathname: string; search: string; hash: string }): string {
  const path = parseAddress(address.pathname)?.path ?? '/'
  return `${hrefOf(locale, path)}${address.search}${address.hash}`
}
