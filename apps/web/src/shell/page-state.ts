import type { KeptAnswers } from '../data/index.ts'
import type { Locale, Messages } from '../i18n/index.ts'
import type { AddressRules, Route } from '../navigation/index.ts'
import type { Preferences } from '../preferences/index.ts'
import type { PageOutcome } from './page.ts'

/** What the server leaves in a page, so that the browser renders the very same. */
export interface PageState {
  readonly release: string
  /** Name of the request that the page was made for, as it is in the log. */
  readonly requestId: string
  readonly locale: Locale
  readonly origin: string
  readonly addresses: AddressRules
  /** Messages in the site's own words. */
  readonly ownWords: Messages
  /** Server time of the page, in ms. */
  readonly madeAt: number
  readonly preferences: Preferences
  /** Whether the request came with a session; spares visitors a refused call. */
  readonly hasSession: boolean
  /** The visitor's country where the site shows nothing there; null for all others. */
  readonly blockedIn: string | null
  readonly route: Route
  readonly outcome: PageOutcome
  /** What the page was made from. */
  readonly kept: KeptAnswers
}
