import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { HttpProvider } from '../data/index.ts'
import { I18nProvider, loadMessages, type MessageArea } from '../i18n/index.ts'
import { ChannelsProvider, LiveProvider } from '../live/index.ts'
import { baseOf, NavigatorProvider } from '../navigation/index.ts'
import { fetchCode } from '../platform/network/retry.ts'
import { usePreference } from '../preferences/index.ts'
import { ServicesProvider } from '../services/index.ts'
import { Boundary } from '../ui/index.ts'
import type { AppServices } from './app-services.ts'
import { Layout } from './Layout.tsx'
import type { PageLoader, ShownPage } from './load-page.ts'
import { PageRetryProvider } from './page-retry.ts'
import { RootCrash } from './RootCrash.tsx'
import { useNavigation } from './use-navigation.ts'
import { useShownPage } from './use-shown-page.ts'

export interface AppProps {
  readonly services: AppServices
  readonly first: ShownPage
  /** The address of the request on the server; absent in the browser. */
  readonly requested?: { readonly pathname: string; readonly search: string } | undefined
  /** Runs once the page that the server drew has been taken over. */
  readonly onAlive?: (() => void) | undefined
}

async function addMessages({ locale, messages, ownWords }: AppServices, area: MessageArea): Promise<void> {
  Object.assign(messages, await fetchCode(() => loadMessages(locale, area)), ownWords)
}

/** What loads pages for these services. */
export function pageLoader(services: AppServices): PageLoader {
  const { pages, sources, queries, preferences, elsewhere } = services
  return {
    elsewhere,
    report: services.report,
    blockedIn: services.blockedIn,
    pages,
    sources,
    queries,
    preferences,
    loadMessages: (area) => addMessages(services, area),
  }
}

/** The application: services around the layout around the page of the address. */
export function App({ services, first, requested, onAlive }: AppProps) {
  const { sources, queries, line, locale, addresses } = services
  return (
    <ServicesProvider value={services}>
      <Router
        base={baseOf(locale, addresses)}
        {...(requested && { ssrPath: requested.pathname, ssrSearch: requested.search })}
      >
        <Localized services={services}>
          <HttpProvider value={sources.http}>
            <QueryClientProvider client={queries}>
              <LiveProvider value={sources.live}>
                <ChannelsProvider value={line}>
                  <Boundary part="root" fallback={() => <RootCrash home={baseOf(locale, addresses)} />}>
                    <Pages services={services} first={first} onAlive={onAlive} />
                  </Boundary>
                </ChannelsProvider>
              </LiveProvider>
            </QueryClientProvider>
          </HttpProvider>
        </Localized>
      </Router>
    </ServicesProvider>
  )
}

function Localized({ services, children }: { services: AppServices; children: React.ReactNode }) {
  const timeZone = usePreference('timeZone')
  const [load] = useState(() => (area: MessageArea) => addMessages(services, area))
  const [onProblem] = useState(() => (problem: Error) => services.report('text', services.locale, problem))
  return (
    <I18nProvider
      locale={services.locale}
      messages={services.messages}
      load={load}
      onProblem={onProblem}
      timeZone={timeZone}
    >
      {children}
    </I18nProvider>
  )
}

function Pages({ services, first, onAlive }: Omit<AppProps, 'requested'>) {
  const [loader] = useState(() => pageLoader(services))
  const navigator = useNavigation(loader)
  const { shown, loading, retry } = useShownPage(loader, first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => onAlive?.(), [])
  return (
    <NavigatorProvider value={navigator}>
      <PageRetryProvider value={retry}>
        <Layout services={services} shown={shown} loading={loading} />
      </PageRetryProvider>
    </NavigatorProvider>
  )
}
