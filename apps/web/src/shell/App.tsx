import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Router } from 'wouter'
import { type DataSources, HttpProvider } from '../data/index.ts'
import { I18nProvider, type Locale, loadMessages, type MessageArea, type Messages } from '../i18n/index.ts'
import { type FeedAccess, FeedProvider, LiveProvider } from '../live/index.ts'
import { baseOf, NavigatorProvider } from '../navigation/index.ts'
import { PreferenceProvider, type PreferenceStore, usePreference } from '../preferences/index.ts'
import { Layout } from './Layout.tsx'
import type { PageLoader, PageRegistry, ShownPage } from './load-page.ts'
import { loadShell } from './load-shell.ts'
import { useNavigation } from './use-navigation.ts'
import { useShownPage } from './use-shown-page.ts'

/** Everything a page runs on, made once for each page: on the server for each request. */
export interface AppServices {
  readonly locale: Locale
  /** Grows as pages bring their areas. */
  readonly messages: Messages
  readonly pages: PageRegistry
  readonly preferences: PreferenceStore
  readonly sources: DataSources
  readonly queries: QueryClient
  readonly feed: FeedAccess
  /** Public origin of the site. */
  readonly origin: string
}

export interface AppProps {
  readonly services: AppServices
  readonly first: ShownPage
  /** Where the server was asked; the browser knows by itself. */
  readonly requested?: { readonly pathname: string; readonly search: string } | undefined
}

async function bringMessages({ locale, messages }: AppServices, area: MessageArea): Promise<void> {
  Object.assign(messages, await loadMessages(locale, area))
}

/** What loads pages for these services. */
export function pageLoader(services: AppServices): PageLoader {
  const { pages, sources, queries, preferences } = services
  return {
    pages,
    sources,
    queries,
    preferences,
    loadShell: () => loadShell(sources, queries),
    loadMessages: (area) => bringMessages(services, area),
  }
}

/** The application: services around the layout around the page of the address. */
export function App({ services, first, requested }: AppProps) {
  const { sources, queries, preferences, feed, locale } = services
  return (
    <Router base={baseOf(locale)} {...(requested && { ssrPath: requested.pathname, ssrSearch: requested.search })}>
      <PreferenceProvider value={preferences}>
        <Localized services={services}>
          <HttpProvider value={sources.http}>
            <QueryClientProvider client={queries}>
              <LiveProvider value={sources.live}>
                <FeedProvider value={feed}>
                  <Pages services={services} first={first} />
                </FeedProvider>
              </LiveProvider>
            </QueryClientProvider>
          </HttpProvider>
        </Localized>
      </PreferenceProvider>
    </Router>
  )
}

function Localized({ services, children }: { services: AppServices; children: React.ReactNode }) {
  const timeZone = usePreference('timeZone')
  return (
    <I18nProvider
      locale={services.locale}
      messages={services.messages}
      load={(area) => bringMessages(services, area)}
      timeZone={timeZone}
    >
      {children}
    </I18nProvider>
  )
}

function Pages({ services, first }: { services: AppServices; first: ShownPage }) {
  const [loader] = useState(() => pageLoader(services))
  const navigator = useNavigation(loader)
  const { shown, loading } = useShownPage(loader, first)
  return (
    <NavigatorProvider value={navigator}>
      <Layout services={services} shown={shown} loading={loading} />
    </NavigatorProvider>
  )
}
