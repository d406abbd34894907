import { EMBED_HEADER, EMBED_HEADER_VALUE } from '@touchline/contract/constants'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type AnswerChecks, takeAnswers } from '../../data/index.ts'
import { loadMessages } from '../../i18n/index.ts'
import { parseAddress, previewIn } from '../../navigation/index.ts'
import { repeatEarlyPresses } from '../../platform/input/early-press.ts'
import { type Part, part } from '../../platform/loading/part.ts'
import { after } from '../../platform/loading/timing.ts'
import { serverClock } from '../../platform/network/server-clock.ts'
import { appRoot } from '../../platform/page/document.ts'
import { currentAddress } from '../../platform/page/location.ts'
import { placeOfPage } from '../../platform/page/place.ts'
import type { Reporter } from '../../platform/reports/report.ts'
import { exposeTestHook } from '../../platform/reports/test-hook.ts'
import { takeOverScroll } from '../../platform/storage/history.ts'
import { readPageState } from '../../platform/storage/page-state.ts'
import { App, pageLoader } from '../App.tsx'
import type { AppServices } from '../app-services.ts'
import { bringParts, loadDefinition, type PageRegistry, splitAddress } from '../load-page.ts'
import type { PageState } from '../page-state.ts'
import { startForPlayers, startLater, startWhenAlive } from './page-parts.ts'
import { startReporter, untilLoaded } from './page-reporter.ts'
import { checksLoader, createPageServices } from './page-services.ts'

const TAKE_TRACKING = part(() => import('../../platform/third-party/take-tracking.ts'))
const REPORT_HYDRATION = part(() => import('../../platform/reports/report-hydration.ts'))

const HAS_ORIGIN = /[?&]([bcqs]tag|gclid)=/

/** Takes the origin of a visit from its address, where it has one. */
async function takeOrigin(): Promise<void> {
  if (HAS_ORIGIN.test(currentAddress().search))
    await TAKE_TRACKING.load()
      .then(({ takeTracking }) => takeTracking())
      .catch(() => {})
}

/** The page that the server drew, with the code that draws it. */
async function firstPage(services: AppServices, state: PageState) {
  const { pathname, search } = currentAddress()
  const { route, outcome } = state
  // The router marks an address that is not the application's with a tilde: it shows the page for what does not exist.
  const address = `${parseAddress(pathname, state.addresses)?.path ?? `~${pathname}`}${search}`
  const loader = pageLoader(services)
  const definition = await untilLoaded(services.report, `page ${route.page}`, () => loadDefinition(loader, route))
  const first = { address, route, search: splitAddress(address).search, outcome, definition }
  await bringParts(loader, definition, first)
  return first
}

/**
 * Starts the services of every page. The connection opens before the player is known, and again as the player
 * (LIVE-02).
 */
function startServices(services: AppServices, hasSession: boolean): void {
  const { preferences, favourites, account, slip, quickBet, line } = services
  const takePace = () => line.channels.setPaused(preferences.get().updates === 'paused')
  takePace()
  preferences.subscribe(takePace)
  startForPlayers(services, hasSession)
  favourites.start()
  line.channels.start()
  account.start()
  slip.start()
  quickBet.start()
}

/** Hydrates the page. @param onAlive runs after hydration */
function hydrate(
  root: HTMLElement,
  services: AppServices,
  first: Awaited<ReturnType<typeof firstPage>>,
  { reporter, onAlive }: { readonly reporter: Reporter; readonly onAlive: () => void },
): Root {
  return hydrateRoot(root, <App services={services} first={first} onAlive={onAlive} />, {
    onRecoverableError: (error) =>
      void REPORT_HYDRATION.load().then(
        ({ reportHydration }) => reportHydration(reporter, after, error),
        () => {},
      ),
    // Boundaries report what they catch.
    onCaughtError: () => {},
    onUncaughtError: (error) => services.report('render', 'root', error),
  })
}

/** Takes over a page from the server: the same services, the same first render, then everything that moves. */
export async function startPage(pages: PageRegistry, checks: Part<{ readonly checks: AnswerChecks }>): Promise<void> {
  const state = readPageState() as PageState | undefined
  const root = appRoot()
  if (!state || !root) return
  const { hasSession, locale } = state
  await takeOrigin()
  const now = serverClock(state.madeAt)
  const reporter = startReporter(now, state)
  const { report } = reporter
  const messages = await untilLoaded(report, 'messages', () => loadMessages(locale, 'core'))
  const place = placeOfPage()
  const headers: Record<string, string> = place === 'alone' ? {} : { [EMBED_HEADER]: EMBED_HEADER_VALUE }
  let isIdle = false
  let onIdle = () => {}
  const idle = new Promise<void>((resolve) => {
    onIdle = () => {
      isIdle = true
      resolve()
    }
  })
  const loaded = checksLoader(checks, report)
  const services = createPageServices({ state, messages, pages, loaded, report, headers, now, idle })
  takeAnswers(services.queries, services.sources.live, state.kept)
  const first = await firstPage(services, state)
  exposeTestHook(state.release, () => isIdle && services.line.channels.isConnected())
  startServices(services, hasSession)
  const drawn = hydrate(root, services, first, {
    reporter,
    onAlive() {
      const redraw = (shown: typeof first) =>
        drawn.render(<App key={services.locale} services={services} first={shown} />)
      startWhenAlive(services, { place, headers, hasSession, redraw })
      // React hydrates what is pressed at once, but not in the middle of an effect.
      after(0, repeatEarlyPresses)
    },
  })
  takeOverScroll()
  const isDraft = previewIn(currentAddress().search) !== null
  startLater({ services, state, now, isDraft, checksOf: (call) => loaded(({ of }) => of(call)) }, onIdle)
}
