import type { Jurisdiction } from '@touchline/betting'
import type { Locale } from '../i18n/locales.ts'
import type { AddressRules } from '../navigation/paths.ts'
import type { ReportEntry } from '../platform/reports/report.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Ask } from './backend.ts'

/** How a page may be compressed, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Everything a page is made from, except the back end's responses. Equal orders make the same page. */
export interface PageOrder {
  readonly locale: Locale
  readonly pathname: string
  /** How the site addresses its languages. */
  readonly addresses: AddressRules
  /** Of the published site. */
  readonly siteVersion: number
  /** With its question mark, or empty: what the page reads of the query. */
  readonly search: string
  readonly preferences: Preferences
  /** Public origin of the site. */
  readonly origin: string
  readonly hasSession: boolean
  /** The visitor's country where the site shows nothing there; null for all others. */
  readonly blockedIn: string | null
  /** The jurisdiction whose notice is on every page. */
  readonly jurisdiction: Jurisdiction
  readonly encoding: Encoding
}

/** What belongs to one rendering only. */
export interface PageMoment {
  /** Ms. */
  readonly now: number
  readonly release: string
  /** Names the request in the log, and on the page where it failed. */
  readonly requestId: string
}

/** A page as it is sent. */
export type MadePage =
  | { readonly kind: 'moved'; readonly pathname: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly language: string
      readonly body: Uint8Array
      readonly problems: readonly ReportEntry[]
    }

/** What makes pages: this thread or others. Rejects where one could not be rendered. */
export interface PageMaker {
  make(order: PageOrder, moment: PageMoment, ask: Ask): Promise<MadePage>
  close(): Promise<void>
}

/** The same for orders that make the same page. */
export function orderKey({
  encoding,
  origin,
  pathname,
  search,
  preferences,
  siteVersion,
  blockedIn,
  jurisdiction,
}: PageOrder): string {
  const { theme, oddsFormat, railCollapsed, timeZone, updates, density, hasConsented } = preferences
  return JSON.stringify([
    siteVersion,
    blockedIn,
    jurisdiction,
    encoding,
    origin,
    pathname,
    search,
    theme,
    oddsFormat,
    railCollapsed,
    timeZone,
    updates,
    density,
    hasConsented,
  ])
}
