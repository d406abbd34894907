import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '../i18n/locales.ts'

/** Where the application lives, under the locale. */
export const APP_BASE = '/sports'

/** How a site addresses its languages (ROUTE-01). */
export interface AddressRules {
  /** Its languages; the first is the fallback. */
  readonly locales: readonly Locale[]
  /** Whether the first has a prefix as well. */
  readonly isLocaleRequired: boolean
}

/** Of the site as the product comes. */
export const DEFAULT_ADDRESSES: AddressRules = { locales: LOCALES, isLocaleRequired: false }

/** The first language of a site: that of addresses which name none. */
export function firstLocale({ locales }: AddressRules): Locale {
  return locales[0] ?? FALLBACK_LOCALE
}

/** Prefix of the application's addresses in a language: the first locale has none, unless it is required (ROUTE-01). */
export function baseOf(locale: Locale, rules: AddressRules = DEFAULT_ADDRESSES): string {
  return locale === firstLocale(rules) && !rules.isLocaleRequired ? APP_BASE : `/${locale}${APP_BASE}`
}

const EXTERNAL = /^(https?:|sms:|mailto:|tel:)/

/** Whether a link leaves the application: such links are left untouched (ROUTE-02). */
export function isExternal(href: string): boolean {
  return EXTERNAL.test(href)
}

/** Address of a path of the application in a language (ROUTE-02): `/live` is `/de/sports/live`. */
export function hrefOf(locale: Locale, path: string, rules: AddressRules = DEFAULT_ADDRESSES): string {
  if (isExternal(path)) return path
  const base = baseOf(locale, rules)
  return path === '/' ? base : `${base}${path}`
}

export interface Address {
  readonly locale: Locale
  /** Inside the application, starting with a slash, without one at the end. */
  readonly path: string
}

/** Takes an address apart into language and path; undefined where it is not the application's. */
export function parseAddress(pathname: string, rules: AddressRules = DEFAULT_ADDRESSES): Address | undefined {
  const [, first = '', ...rest] = pathname.split('/')
  const localised = isLocale(first) && rules.locales.includes(first)
  const inside = localised ? `/${rest.join('/')}` : pathname
  if (inside !== APP_BASE && !inside.startsWith(`${APP_BASE}/`)) return undefined
  const path = inside.slice(APP_BASE.length).replace(/\/+$/, '')
  return { locale: localised ? first : firstLocale(rules), path: path || '/' }
}

/** The same page in another language, keeping query and hash (ROUTE-07). */
export function inLocale(
  locale: Locale,
  address: { pathname: string; search: string; hash: string },
  rules: AddressRules = DEFAULT_ADDRESSES,
): string {
  const path = parseAddress(address.pathname, rules)?.path ?? '/'
  return `${hrefOf(locale, path, rules)}${address.search}${address.hash}`
}
