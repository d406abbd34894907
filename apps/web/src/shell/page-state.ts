import type { DehydratedState } from '@tanstack/react-query'
import type { Locale } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { Preferences } from '../preferences/index.ts'
import type { PageOutcome } from './page.ts'

/** What the server leaves in a page, so that the browser renders the very same. */
export interface PageState {
  readonly release: string
  readonly locale: Locale
  readonly origin: string
  /** Server time of the page, in ms. */
  readonly madeAt: number
  readonly preferences: Preferences
  /** Whether the request came with a session; spares visitors a refused call. */
  readonly hasSession: boolean
  readonly route: Route
  readonly outcome: PageOutcome
  readonly queries: DehydratedState
}
