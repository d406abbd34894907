import type { Jurisdiction } from '@touchline/betting'
import { renderToString } from 'react-dom/server'
import { checks } from './data/answers/checks.ts'
import { callQuery, keepAnswers } from './data/index.ts'
import { type ProtectionMark, protectionMark } from './features/limits/index.ts'
import { compileWords } from './i18n/compile-words.ts'
import {
  createTranslator,
  directionOf,
  FORMAT_LOCALES,
  type Locale,
  loadMessages,
  type MessageArea,
  type Messages,
  messageModule,
} from './i18n/index.ts'
import { type AddressRules, hrefOf, matchRoute, type PageName, parseAddress, previewIn } from './navigation/index.ts'
import { CONTENT } from './placements/index.ts'
import { proxiedImage } from './platform/page/proxied-image.ts'
import { createReporter, type Report, type ReportEntry } from './platform/reports/report.ts'
import type { HeadTag } from './platform/third-party/show-tags.ts'
import type { Preferences } from './preferences/index.ts'
import { PAGES } from './routes/registry.ts'
import { App, pageLoader } from './shell/App.tsx'
import type { AppServices } from './shell/app-services.ts'
import { createServices } from './shell/create-services.ts'
import { headOf, titleOf } from './shell/head.ts'
import { headTags } from './shell/head-tags.ts'
import { bringParts, failedPage, loadPage, type ShownPage } from './shell/load-page.ts'
import type { PageDefinition, PagePart } from './shell/page.ts'
import type { PageState } from './shell/page-state.ts'
import { structuredData } from './shell/structured-data.ts'
import { loadPageConfig, looksOf, pageConfigIn, SITE_STALE_MS, siteIn } from './site/index.ts'

/** The response to a call of the page. */
export interface FetchedText {
  readonly status: number
  /** The body. */
  readonly text: string
}

export interface RenderRequest {
  readonly pathname: string
  /** How the site addresses its languages. */
  readonly addresses: AddressRules
  /** With its question mark, or empty. */
  readonly search: string
  readonly preferences: Preferences
  /** Makes the calls of the page: paths, without an origin. */
  readonly fetch: (url: string, init: RequestInit) => Promise<FetchedText>
  /** Public origin of the site. */
  readonly origin: string
  readonly release: string
  readonly hasSession: boolean
  /** The visitor's country where the site shows nothing there; null for all others. */
  readonly blockedIn: string | null
  /** The jurisdiction whose notice is on every page. */
  readonly jurisdiction: Jurisdiction
  /** Ms. */
  readonly now: number
  /** Names the request in the log, and on the page where it failed. */
  readonly requestId: string
}

export type RenderedPage =
  /** It has another address; the query goes with it. */
  | { readonly kind: 'moved'; readonly pathname: string }
  | {
      readonly kind: 'page'
      readonly status: 200 | 404 | 410 | 451 | 500
      readonly title: string
      readonly tags: readonly HeadTag[]
      /** What the page is about, as JSON in the words of schema.org. */
      readonly structured: readonly string[]
      /** Style sheets of the site and of the page. */
      readonly looks: readonly string[]
      /** What browsers colour their own frame with. */
      readonly themeColor: { readonly light: string; readonly dark: string }
      /** The site's own icon, or null. */
      readonly icon: string | null
      readonly html: string
      /** What the rules of the jurisdiction have on every page; null: nothing. */
      readonly mark: ProtectionMark | null
      /** A `PageState` as JSON. */
      readonly state: string
      readonly language: string
      readonly direction: 'ltr' | 'rtl'
      readonly theme: Preferences['theme']
      readonly density: Preferences['density']
      /** The time zone that it is drawn in. */
      readonly timeZone: string
      /** Source modules whose chunks the page needs, as the manifest names them. */
      readonly modules: readonly string[]
      /** What went wrong while it was put together. */
      readonly problems: readonly ReportEntry[]
    }

const THEME_COLOR = { light: '#ffffff', dark: '#131b17' }
const STATUS = { found: 200, moved: 200, elsewhere: 200, 'not-found': 404, gone: 410, failed: 500 } as const

/** The back end's responses as the page reads them. */
function fetchThrough(fetch: RenderRequest['fetch']) {
  return async (url: string, init: RequestInit) => {
    const { status, text } = await fetch(url, init)
    return { ok: status >= 200 && status < 300, status, json: async (): Promise<unknown> => JSON.parse(text) }
  }
}

/** Source modules whose chunks the first render of a page holds, with its messages in one language. */
function modulesOf(
  page: PageName,
  { messages = [] }: Pick<PageDefinition, 'messages'>,
  parts: readonly PagePart[],
  locale: Locale,
): readonly string[] {
  const areas = new Set<MessageArea>(['core', ...messages, ...parts.flatMap((part) => part.messages ?? [])])
  return [
    PAGES[page].module,
    ...parts.map(({ module }) => module),
    ...[...areas].map((area) => messageModule(locale, area)),
  ]
}

/** The modules of a page with the default site: the same for every visit, without those that its data needs. */
export async function pageModules(page: PageName, locale: Locale): Promise<readonly string[]> {
  const { page: definition } = (await PAGES[page].load()) as { page: PageDefinition }
  const blocks = (definition.blocks ?? []).map(({ Part }) => Part)
  return modulesOf(page, definition, blocks.length > 0 ? [CONTENT, ...blocks] : [], locale)
}

/** The services of a page on the server: no realtime connection, no storage. */
function serverServices(
  request: RenderRequest,
  { locale, messages, ownWords, report }: { locale: Locale; messages: Messages; ownWords: Messages; report: Report },
): AppServices {
  const { addresses, preferences, now } = request
  return createServices({
    locale,
    addresses,
    ownWords,
    messages,
    pages: PAGES,
    origin: request.origin,
    blockedIn: request.blockedIn,
    http: { origin: '', fetch: fetchThrough(request.fetch) },
    preferences,
    persist: () => {},
    now: () => now,
    madeAt: now,
    schedule: () => {},
    openLine: () => Promise.reject(new Error('There is no realtime connection on the server.')),
    retry: false,
    checksOf: checks.of,
    preview: previewIn(request.search),
    report,
  })
}

/** Fetches the site and its settings of the page; its own texts replace those of the product. */
async function loadSite(services: AppServices, path: string) {
  const { locale, ownWords, report } = services
  await Promise.all([
    services.queries.prefetchQuery(callQuery(services.sources, 'getSiteConfig', undefined, SITE_STALE_MS)),
    // The loader of a custom page finds out whether it exists.
    loadPageConfig(services.sources, services.queries, matchRoute(path)).catch(() => {}),
  ])
  const site = siteIn(services.queries)
  Object.assign(
    ownWords,
    compileWords(site?.messages ?? {}, (problem) => report('text', locale, problem)),
  )
  Object.assign(services.messages, ownWords)
  return site
}

/** Draws a page; one that throws is replaced by the page for failures. */
async function drawPage(services: AppServices, loaded: ShownPage, request: RenderRequest) {
  const namesRequest = (page: ShownPage): ShownPage =>
    page.route.page === 'error' ? { ...page, route: { ...page.route, requestId: request.requestId } } : page
  let shown = namesRequest(loaded)
  const bring = () => bringParts(pageLoader(services), shown.definition, shown)
  const markup = () => renderToString(<App services={services} first={shown} requested={request} />)
  const parts = await bring()
  try {
    return { shown, parts, html: markup() }
  } catch (error) {
    services.report('render', `page ${shown.route.page}`, error)
    shown = namesRequest(await failedPage(pageLoader(services), shown))
    return { shown, parts: await bring(), html: markup() }
  }
}

/** The translator of texts that the application itself does not carry. */
async function translatorOf({ locale, preferences, report }: AppServices, area: 'heads' | 'protection', own: Messages) {
  return createTranslator({
    locale: FORMAT_LOCALES[locale],
    messages: { ...(await loadMessages(locale, area)), ...own },
    timeZone: preferences.get().timeZone,
    onProblem: (problem) => report('text', locale, problem),
  }).text
}

function statusOf({ route, outcome }: ShownPage, config: ReturnType<typeof pageConfigIn>) {
  if (route.page === 'error') return 500
  if (route.page === 'blocked') return 451
  const isError = route.page === 'not-found' || config?.isErrorPage === true
  return isError && outcome.kind === 'found' ? 404 : STATUS[outcome.kind]
}

/** Renders one address of the application. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { addresses, preferences, origin } = request
  const asked = parseAddress(request.pathname, addresses)
  if (!asked) throw new Error(`${request.pathname} is not an address of the application: check the server's routes.`)
  const { locale, path } = asked
  const { report, recent } = createReporter({
    now: () => request.now,
    page: () => request.pathname,
    after: () => {},
    send: () => {},
  })
  const ownWords: Messages = {}
  const messages = await loadMessages(locale, 'core')
  const services = serverServices(request, { locale, messages, ownWords, report })
  const { queries } = services
  const site = await loadSite(services, path)
  const loaded = await loadPage(pageLoader(services), `${path}${request.search}`)
  if (loaded.outcome.kind === 'moved') return { kind: 'moved', pathname: hrefOf(locale, loaded.outcome.to, addresses) }
  const { shown, parts, html } = await drawPage(services, loaded, request)
  const { route, search, outcome, definition } = shown
  const text = await translatorOf(services, 'heads', services.messages)
  const mark = protectionMark(request.jurisdiction, {
    text: await translatorOf(services, 'protection', ownWords),
    locale,
    hrefOf: (to) => hrefOf(locale, to, addresses),
  })
  const config = pageConfigIn(queries, route)
  const head = headOf(definition, path, { route, search, text, queries, outcome })
  const options = { head, locale, origin, path, addresses, site, config }
  return {
    kind: 'page',
    status: statusOf(shown, config),
    title: titleOf(options),
    tags: headTags(options),
    looks: looksOf(site, config),
    structured: outcome.kind === 'found' ? structuredData({ route, queries, origin, locale, addresses }) : [],
    themeColor: site?.themeColor ?? THEME_COLOR,
    icon: site?.brand.icon ? proxiedImage(site.brand.icon.src, 64) : null,
    html,
    mark,
    state: JSON.stringify({
      release: request.release,
      requestId: request.requestId,
      locale,
      origin,
      addresses,
      ownWords,
      madeAt: request.now,
      preferences,
      hasSession: request.hasSession,
      blockedIn: request.blockedIn,
      route,
      outcome,
      kept: keepAnswers(queries),
    } satisfies PageState),
    language: locale,
    direction: site?.features.rightToLeft === false ? 'ltr' : directionOf(locale),
    timeZone: preferences.timeZone,
    theme: preferences.theme ?? (site === undefined || site.brand.theme === 'device' ? null : site.brand.theme),
    density: preferences.density,
    modules: modulesOf(route.page, definition, parts, locale),
    problems: recent(),
  }
}
