import type { CallName } from '@touchline/contract'
import { DEVICE_ID_COOKIE_DAYS, EMBED_HEADER, EMBED_HEADER_VALUE } from '@touchline/contract/constants'
import { hydrateRoot } from 'react-dom/client'
import { type AnswerChecks, takeAnswers } from '../data/index.ts'
import { createTranslator, FORMAT_LOCALES, loadMessages } from '../i18n/index.ts'
import { readTestProviders, TEST_PROVIDERS } from '../live/index.ts'
import { parseAddress, previewIn } from '../navigation/index.ts'
import { readCookie, writeCookie } from '../platform/cookies.ts'
import { randomId } from '../platform/device.ts'
import { appRoot } from '../platform/document.ts'
import { takeEarlyPresses } from '../platform/early-press.ts'
import { browserFetch } from '../platform/fetch.ts'
import { takeOverScroll } from '../platform/history.ts'
import { currentAddress, onAddressChange } from '../platform/location.ts'
import { readPageState } from '../platform/page-state.ts'
import { type Part, part } from '../platform/part.ts'
import { type Place, placeOfPage } from '../platform/place.ts'
import {
  createReporter,
  type NotedProblem,
  postReports,
  type Report,
  type Reporter,
  watchUncaught,
} from '../platform/report.ts'
import { backoff } from '../platform/retry.ts'
import { serverClock } from '../platform/server-clock.ts'
import { localStore, sessionStore } from '../platform/storage.ts'
import { exposeTestHook } from '../platform/test-hook.ts'
import { after, isPageVisible, onConnectivity, onNextFrame, pause, whenIdle } from '../platform/timing.ts'
import { siteIn } from '../site/index.ts'
import { failure } from '../ui/index.ts'
import { App, pageLoader } from './App.tsx'
import type { AppServices } from './app-services.ts'
import { createServices } from './create-services.ts'
import type { EmbeddedPage } from './embedded/index.ts'
import { bringParts, loadDefinition, type PageRegistry, splitAddress } from './load-page.ts'
import type { PageState } from './page-state.ts'

const DEVICE_ID = 'deviceId'

function deviceId(): string {
  const known = readCookie(DEVICE_ID)
  if (known) return known
  const made = randomId()
  writeCookie(DEVICE_ID, made, DEVICE_ID_COOKIE_DAYS)
  return made
}

function socketAddress(): string {
  const { protocol, host } = currentAddress()
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/connection/websocket`
}

const LIFECYCLES = part(() => import('./lifecycles.ts'))
const MODAL_LINKS = part(() => import('./modal-links.ts'))
const SHARE_LINK = part(() => import('./share-link.ts'))
const EMBEDDED = part(() => import('./embedded/index.ts'))
const DESCRIBE = part(() => import('./reports/describe.ts'))
const TAKE_TRACKING = part(() => import('../platform/take-tracking.ts'))
const REPORT_HYDRATION = part(() => import('../platform/report-hydration.ts'))
const GROUP_GATE = part(() => import('./group-gate.ts'))
const OPEN_LINE = part(() => import('../live/open-line.ts'))
const FOLLOW_DRAFT = part(() => import('./follow-draft.ts'))
const WHEN_IDLE = part(() => import('./when-idle.ts'))

/** Lifecycles of an account are loaded with the first one: visitors need none of them until they sign in. */
function loadLifecycles(services: AppServices, hasSession: boolean): void {
  const { account, report } = services
  const stop = account.store.subscribe(look)
  function look() {
    if (!hasSession && account.store.get().auth.status !== 'LOGGED_IN') return
    stop()
    LIFECYCLES.load().then(
      ({ startLifecycles }) => startLifecycles(services, hasSession),
      (error) => report('chunk', 'what follows the player', error),
    )
  }
}

/** Any hash may be the name of a dialog, except those that pages have. */
const ASKS_FOR_MODAL = /#(?!content|betBuilder)\w|[?&](modal|reset_password_token)=/
const HAS_ORIGIN = /[?&]([bcqs]tag|gclid)=/
const ASKS_FOR_BETS = /[?&]bet_code=/

/** Dialogs that an address asks for (ROUTE-08); what knows them is fetched when one does. */
function followModalLinks({ dialogs, report }: AppServices): void {
  function look() {
    const { search, hash } = currentAddress()
    if (!ASKS_FOR_MODAL.test(search + hash)) return
    MODAL_LINKS.load().then(
      (links) => links.openAskedModal(dialogs),
      (error) => report('chunk', 'dialogs', error),
    )
  }
  look()
  onAddressChange(look)
}

/**
 * What an address asks for beside its page changes the address: React takes over the page that the server drew for the
 * address as it was, so all of this waits until it has.
 */
function followAddress(services: AppServices): void {
  const { slip, report } = services
  if (ASKS_FOR_BETS.test(currentAddress().search))
    SHARE_LINK.load().then(
      ({ openSharedBets }) => openSharedBets(slip),
      (error) => report('chunk', 'shared bets', error),
    )
  followModalLinks(services)
}

/** What speaks with the page or application around this one; a page that stands alone has none of it. */
function followHost(services: AppServices, { place, ...page }: Omit<EmbeddedPage, 'place'> & { place: Place }): void {
  if (place === 'alone') return
  EMBEDDED.load()
    .then(({ startEmbedded }) => startEmbedded(services, { ...page, place }))
    .catch((error) => services.report('chunk', 'host page', error))
}

/** The page's one door for what goes wrong; a developer sees it at once. What describes a problem is fetched with the first one. */
function startReporter(now: () => number, state: PageState): Reporter {
  let describe = (batch: readonly NotedProblem[]): readonly object[] => batch.map(({ entry }) => entry)
  const reporter = createReporter({
    now,
    page: () => currentAddress().pathname,
    after(ms, run) {
      // A page that is left before has them sent as they are.
      const isComing = DESCRIBE.load().then(
        ({ describer }) => {
          describe = describer(state)
        },
        () => {},
      )
      after(ms, () => void isComing.then(run))
    },
    send: (batch) => postReports({ reports: describe(batch) }),
    ...(import.meta.env.DEV && { onReport: (entry, cause) => console.error(entry.kind, entry.where, cause) }),
  })
  watchUncaught(reporter)
  return reporter
}

/** The server's page stands and can be read, so what it needs to come alive is fetched until it is there. */
async function asLongAsItTakes<Part>(report: Report, what: string, load: () => Promise<Part>): Promise<Part> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      report('chunk', what, error)
      await pause(backoff(failures))
    }
  }
}

/** Takes over a page from the server: the same services, the same first render, then everything that moves. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export async function startPage(pages: PageRegistry, checks: Part<{ readonly checks: AnswerChecks }>): Promise<void> {
  const state = readPageState() as PageState | undefined
  const root = appRoot()
  if (!state || !root) return
  // What an origin is taken by comes with the visits that have one.
  if (HAS_ORIGIN.test(currentAddress().search))
    await TAKE_TRACKING.load()
      .then(({ takeTracking }) => takeTracking())
      .catch(() => {})
  const { pathname, search } = currentAddress()
  const preview = previewIn(search)
  const now = serverClock(state.madeAt)
  const reporter = startReporter(now, state)
  const { report } = reporter
  /** Once for the page; a failure is reported, and the next who needs them tries again. */
  async function loaded<Loaded>(use: (checks: AnswerChecks) => Loaded | Promise<Loaded>): Promise<Loaded> {
    try {
      return await use((await checks.load()).checks)
    } catch (error) {
      report('chunk', 'checks of answers', error)
      throw error
    }
  }
  const checksOf = (call: CallName) => loaded(({ of }) => of(call))
  const messages = await asLongAsItTakes(report, 'messages', () => loadMessages(state.locale, 'core'))
  const texts = createTranslator({
    locale: FORMAT_LOCALES[state.locale],
    messages,
    timeZone: state.preferences.timeZone,
    onProblem: (problem) => report('text', state.locale, problem),
  })
  const place = placeOfPage()
  let isIdle = false
  let rest = () => {}
  const idle = new Promise<void>((resolve) => {
    rest = resolve
  })
  const headers: Record<string, string> = place === 'alone' ? {} : { [EMBED_HEADER]: EMBED_HEADER_VALUE }
  const services = createServices({
    locale: state.locale,
    addresses: state.addresses,
    ownWords: state.ownWords,
    messages,
    pages,
    elsewhere: async (...asked) => (await GROUP_GATE.load()).platformFor(...asked),
    origin: state.origin,
    blockedIn: state.blockedIn,
    http: { origin: '', fetch: browserFetch, headers },
    preferences: state.preferences,
    persist: writeCookie,
    now,
    madeAt: state.madeAt,
    schedule: onNextFrame,
    isVisible: isPageVisible,
    openLine: async (handlers) => {
      const [{ openLine }, event] = await Promise.all([OPEN_LINE.load(), loaded((known) => known.event)])
      // A refused token of the player's own channel is how a page learns that its session ended elsewhere.
      const delta = siteIn(services.queries)?.features.deltaCompression ?? false
      const isSlow = () => services.preferences.get().updates === 'slow'
      return openLine(services.account.http, socketAddress(), event, handlers, { delta, isSlow, idle })
    },
    retry: true,
    checksOf,
    report,
    preview,
    testProviders: readTestProviders(readCookie(TEST_PROVIDERS)),
    player: {
      session: sessionStore,
      shared: localStore,
      hasSession: state.hasSession,
      onConnectivity,
      randomId,
      deviceId: deviceId(),
      onUnsavedFavourite: () => void services.toasts.show(failure(texts.text, texts.text('catalogue.follow_failed'))),
      onUnreadFavourites: () =>
        void services.toasts.show({ kind: 'error', title: texts.text('catalogue.favorites_unread') }),
      onMissing(error) {
        report('chunk', 'slip', error)
        services.toasts.show({ kind: 'error', title: texts.text('account.offline') })
      },
    },
  })
  takeAnswers(services.queries, services.sources.live, state.kept)
  // An address that is not the application's got its page for what is not there; the router marks such with a tilde.
  const address = `${parseAddress(pathname, state.addresses)?.path ?? `~${pathname}`}${search}`
  const first = {
    address,
    route: state.route,
    search: splitAddress(address).search,
    outcome: state.outcome,
    definition: await asLongAsItTakes(report, `page ${state.route.page}`, () =>
      loadDefinition(pageLoader(services), state.route),
    ),
  }
  await bringParts(pageLoader(services), first.definition, first)
  const { channels } = services.line
  exposeTestHook(state.release, () => isIdle && channels.isConnected())
  const takePace = () => channels.setPaused(services.preferences.get().updates === 'paused')
  takePace()
  services.preferences.subscribe(takePace)
  loadLifecycles(services, state.hasSession)
  services.favourites.start()
  // Prices wait for nobody: the line opens before it is known who is there, and anew as the player (LIVE-02).
  channels.start()
  services.account.start()
  services.slip.start()
  services.quickBet.start()
  let pressEarly = () => {}
  const onAlive = () => {
    followAddress(services)
    followHost(services, {
      place,
      headers,
      hasSession: state.hasSession,
      redraw: (shown) => drawn.render(<App key={services.locale} services={services} first={shown} />),
    })
    // React hydrates what is pressed at once, but not in the middle of an effect.
    after(0, () => pressEarly())
  }
  const drawn = hydrateRoot(root, <App services={services} first={first} onAlive={onAlive} />, {
    onRecoverableError: (error) =>
      void REPORT_HYDRATION.load().then(
        ({ reportHydration }) => reportHydration(reporter, after, error),
        () => {},
      ),
    // Boundaries report what they catch.
    onCaughtError: () => {},
    onUncaughtError: (error) => report('render', 'root', error),
  })
  pressEarly = takeEarlyPresses()
  takeOverScroll()
  if (preview !== null)
    FOLLOW_DRAFT.load().then(
      ({ followDraft }) => followDraft(services.queries),
      (error) => report('chunk', 'draft', error),
    )
  whenIdle(() => {
    isIdle = true
    rest()
    WHEN_IDLE.load().then(
      ({ startWhenIdle }) => startWhenIdle({ services, state, now, isDraft: preview !== null, checksOf }),
      (error) => report('chunk', 'what can wait', error),
    )
  })
}
