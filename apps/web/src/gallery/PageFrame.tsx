import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HttpProvider } from '../data/index.ts'
import { I18nProvider, loadMessages, type MessageArea, type Messages } from '../i18n/index.ts'
import { ChannelsProvider, LiveProvider } from '../live/index.ts'
import { DEFAULT_ADDRESSES, type Navigator, NavigatorProvider } from '../navigation/index.ts'
import { parsePreferences } from '../preferences/preferences.ts'
import { ServicesProvider } from '../services/index.ts'
import type { AppServices } from '../shell/app-services.ts'
import { createServices, type ServiceOptions } from '../shell/create-services.ts'

/** The frozen time of every demo: 21:03 of an evening on which a match began at 20:00. */
const NOW = Date.parse('2026-11-20T21:03:00.000Z')
const LOCALE = 'en'
const AREAS = {
  core: 1,
  match: 1,
  information: 1,
  beginning: 1,
  access: 1,
  profile: 1,
  slip: 1,
  bets: 1,
  finding: 1,
  betting: 1,
  blocks: 1,
  centre: 1,
  protection: 1,
  editor: 1,
  notices: 1,
  cookies: 1,
  jackpots: 1,
  offers: 1,
  push: 1,
  person: 1,
  contests: 1,
  heads: 1,
} as const satisfies Record<MessageArea, 1>

export async function loadAllMessages(): Promise<Messages> {
  const areas = await Promise.all((Object.keys(AREAS) as MessageArea[]).map((area) => loadMessages(LOCALE, area)))
  return Object.assign({}, ...areas)
}

/** Links of a demo lead nowhere. */
const NOWHERE: Navigator = { go: () => {}, prefetch: () => {} }

/**
 * The services of a demo: a page whose back end never responds and whose time is frozen.
 * @param more replaces services, for a demo that loads before it is drawn
 */
export function demoServices(
  messages: Messages,
  onProblem: (problem: string) => void,
  more: Partial<ServiceOptions> = {},
): AppServices {
  return createServices({
    locale: LOCALE,
    addresses: DEFAULT_ADDRESSES,
    ownWords: {},
    messages,
    pages: {} as never,
    blockedIn: null,
    origin: 'https://touchline.test',
    http: { origin: '', fetch: () => new Promise(() => {}) },
    preferences: parsePreferences({}),
    persist: () => {},
    now: () => NOW,
    madeAt: NOW,
    schedule: (flush) => flush(),
    openLine: () => new Promise(() => {}),
    preview: null,
    retry: false,
    checksOf: () => new Promise(() => {}),
    report: (kind, where, cause) => onProblem(`${kind} ${where}: ${String(cause)}`),
    ...more,
  })
}

export function PageFrame({ services, children }: { readonly services: AppServices; readonly children: ReactNode }) {
  const { hook } = memoryLocation({ path: '/', static: true })
  return (
    <ServicesProvider value={services}>
      <Router hook={hook} ssrPath="/">
        <I18nProvider
          locale={services.locale}
          messages={services.messages}
          load={() => Promise.resolve()}
          onProblem={(problem) => services.report('text', services.locale, problem)}
          timeZone="UTC"
        >
          <HttpProvider value={services.sources.http}>
            <QueryClientProvider client={services.queries}>
              <LiveProvider value={services.sources.live}>
                <ChannelsProvider value={services.line}>
                  <NavigatorProvider value={NOWHERE}>{children}</NavigatorProvider>
                </ChannelsProvider>
              </LiveProvider>
            </QueryClientProvider>
          </HttpProvider>
        </I18nProvider>
      </Router>
    </ServicesProvider>
  )
}
