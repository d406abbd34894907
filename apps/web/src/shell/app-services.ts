import type { QueryClient } from '@tanstack/react-query'
import type { Bet } from '@touchline/contract'
import type { DataSources } from '../data/index.ts'
import type { Locale, Messages } from '../i18n/index.ts'
import type { ChannelAccess } from '../live/index.ts'
import type { AddressRules } from '../navigation/index.ts'
import type { HostPage } from '../platform/page/host-page.ts'
import type { Store } from '../platform/store.ts'
import type { Services } from '../services/index.ts'
import type { Elsewhere, PageRegistry } from './load-page.ts'

declare module '../services/index.ts' {
  interface Services {
    /** How the site addresses its languages. */
    readonly addresses: AddressRules
    /** Another one where a host changes the language of the page. */
    locale: Locale
    /** The visitor's country where the site shows nothing there; null for all others. */
    readonly blockedIn: string | null
    /** The host page around this one. */
    readonly hostPage: Store<HostPage>
  }
}

/** Everything a page runs on, made once for each page: on the server for each request. */
export interface AppServices extends Services {
  /** Messages in the site's own words, which override those of the product. */
  readonly ownWords: Messages
  /** Grows as pages load their areas. */
  readonly messages: Messages
  readonly pages: PageRegistry
  readonly elsewhere?: Elsewhere | undefined
  readonly sources: DataSources
  readonly queries: QueryClient
  readonly line: ChannelAccess
  /** Bets that this page has just placed. */
  readonly placed: Pick<Store<readonly Bet[]>, 'get' | 'set' | 'subscribe'>
  /** Public origin of the site. */
  readonly origin: string
}
