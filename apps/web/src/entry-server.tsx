import { dehydrate } from '@tanstack/react-query'
import type { HttpOptions } from '@touchline/client/http'
import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import {
  directionOf,
  FORMAT_LOCALES,
  loadMessages,
  type MessageId,
  messageModule,
  type TextValues,
} from './i18n/index.ts'
import { hrefOf, parseAddress } from './navigation/index.ts'
import { type Preferences, parsePreferences } from './preferences/index.ts'
import { PAGE_MODULES, PAGES } from './routes/registry.ts'
import { App, pageLoader } from './shell/App.tsx'
import { createServices } from './shell/create-services.ts'
import { type HeadTag, headTags, titleOf } from './shell/head.ts'
import { loadPage } from './shell/load-page.ts'
import type { PageState } from './shell/page-state.ts'

export interface RenderRequest {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly cookies: Readonly<Record<string, string>>
  readonly fetch: HttpOptions['fetch']
  /** Back end's origin for `fetch`; empty where `fetch` is the back end. */
  readonly backendOrigin: string
  /** Public origin of the site. */
  readonly origin: string
  readonly release: string
  readonly hasSession: boolean
  /** Ms. */
  readonly now: number
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: 200 | 404 | 410 | 500
      readonly title: string
      readonly tags: readonly HeadTag[]
      readonly html: string
      readonly state: PageState
      readonly language: string
      readonly direction: 'ltr' | 'rtl'
      readonly theme: Preferences['theme']
      /** Source modules whose chunks the page needs, as the manifest names them. */
      readonly modules: readonly string[]
    }

const STATUS = { found: 200, moved: 200, 'not-found': 404, gone: 410, failed: 500 } as const

/** Renders one address of the application. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const asked = parseAddress(request.pathname)
  if (!asked) throw new Error(`${request.pathname} is not an address of the application: check the server's routes.`)
  const { locale, path } = asked
  const canonical = hrefOf(locale, path)
  if (canonical !== request.pathname)
    return { kind: 'redirect', status: 301, location: `${canonical}${request.search}` }

  const messages = await loadMessages(locale, 'core')
  const preferences = parsePreferences(request.cookies)
  const services = createServices({
    locale,
    messages,
    pages: PAGES,
    origin: request.origin,
    http: { origin: request.backendOrigin, fetch: request.fetch },
    preferences,
    persist: () => {},
    now: () => request.now,
    madeAt: request.now,
    schedule: () => {},
    openLine: () => Promise.reject(new Error('There is no realtime connection on the server.')),
    retry: false,
  })
  const shown = await loadPage(pageLoader(services), `${path}${request.search}`)
  if (shown.outcome.kind === 'moved') {
    return { kind: 'redirect', status: 301, location: `${hrefOf(locale, shown.outcome.to)}${request.search}` }
  }
  const { formatMessage } = createIntl({
    locale: FORMAT_LOCALES[locale],
    messages: services.messages,
    timeZone: preferences.timeZone,
  })
  const text = (id: MessageId, values?: TextValues) => formatMessage({ id }, values)
  const head = shown.definition.head({ route: shown.route, search: shown.search, text, queries: services.queries })
  const fixed = shown.route.page === 'not-found' && shown.outcome.kind === 'found' ? 404 : STATUS[shown.outcome.kind]
  return {
    kind: 'page',
    status: shown.route.page === 'error' ? 500 : fixed,
    title: titleOf(head),
    tags: headTags({ head, locale, origin: request.origin, path }),
    html: renderToString(<App services={services} first={shown} requested={request} />),
    state: {
      release: request.release,
      locale,
      origin: request.origin,
      madeAt: request.now,
      preferences,
      hasSession: request.hasSession,
      route: shown.route,
      outcome: shown.outcome,
      queries: dehydrate(services.queries),
    },
    language: locale,
    direction: directionOf(locale),
    theme: preferences.theme,
    modules: [
      PAGE_MODULES[shown.route.page],
      ...(['core', ...(shown.definition.messages ?? [])] as const).map((area) => messageModule(locale, area)),
    ],
  }
}
