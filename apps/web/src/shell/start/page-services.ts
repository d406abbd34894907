import type { CallName } from '@touchline/contract'
import { DEVICE_ID_COOKIE_DAYS } from '@touchline/contract/constants'
import type { AnswerChecks } from '../../data/index.ts'
import { createTranslator, FORMAT_LOCALES, type Messages } from '../../i18n/index.ts'
import { readTestProviders, TEST_PROVIDERS } from '../../live/index.ts'
import { previewIn } from '../../navigation/index.ts'
import { randomId } from '../../platform/device/device.ts'
import { type Part, part } from '../../platform/loading/part.ts'
import { isPageVisible, onConnectivity, onNextFrame } from '../../platform/loading/timing.ts'
import { browserFetch } from '../../platform/network/fetch.ts'
import { currentAddress } from '../../platform/page/location.ts'
import type { Report } from '../../platform/reports/report.ts'
import { readCookie, writeCookie } from '../../platform/storage/cookies.ts'
import { localStore, sessionStore } from '../../platform/storage/storage.ts'
import { siteIn } from '../../site/index.ts'
import { failure } from '../../ui/index.ts'
import type { AppServices } from '../app-services.ts'
import { createServices } from '../create-services.ts'
import type { PageRegistry } from '../load-page.ts'
import type { PageState } from '../page-state.ts'

const GROUP_GATE = part(() => import('../group-gate.ts'))
const OPEN_LINE = part(() => import('../../live/open-line.ts'))

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

/** Checks of responses, loaded once for the page. A failure is reported, and the next call tries again. */
export function checksLoader(checks: Part<{ readonly checks: AnswerChecks }>, report: Report) {
  return async function loaded<Checks>(use: (checks: AnswerChecks) => Checks | Promise<Checks>): Promise<Checks> {
    try {
      return await use((await checks.load()).checks)
    } catch (error) {
      report('chunk', 'checks of answers', error)
      throw error
    }
  }
}

export interface PageOptions {
  readonly state: PageState
  readonly messages: Messages
  readonly pages: PageRegistry
  readonly loaded: ReturnType<typeof checksLoader>
  readonly report: Report
  readonly headers: Readonly<Record<string, string>>
  /** Unix ms of the server. */
  readonly now: () => number
  /** Resolves when the page has nothing else to do. */
  readonly idle: Promise<void>
}

/** The services of a page in the browser. */
export function createPageServices(options: PageOptions): AppServices {
  const { state, messages, loaded, report, headers, now, idle } = options
  const { locale, preferences, origin, blockedIn, addresses, ownWords, madeAt, hasSession } = state
  const { text } = createTranslator({
    locale: FORMAT_LOCALES[locale],
    messages,
    timeZone: preferences.timeZone,
    onProblem: (problem) => report('text', locale, problem),
  })
  const showError = (title: string) => void services.toasts.show({ kind: 'error', title })
  const services = createServices({
    locale,
    addresses,
    ownWords,
    messages,
    pages: options.pages,
    elsewhere: async (...asked) => (await GROUP_GATE.load()).platformFor(...asked),
    origin,
    blockedIn,
    http: { origin: '', fetch: browserFetch, headers },
    preferences,
    persist: writeCookie,
    now,
    madeAt,
    schedule: onNextFrame,
    isVisible: isPageVisible,
    openLine: async (handlers) => {
      const [{ openLine }, event] = await Promise.all([OPEN_LINE.load(), loaded((known) => known.event)])
      // A refused token of the player's own channel is how a page is notified that its session ended elsewhere.
      const delta = siteIn(services.queries)?.features.deltaCompression ?? false
      const isSlow = () => services.preferences.get().updates === 'slow'
      return openLine(services.account.http, socketAddress(), event, handlers, { delta, isSlow, idle })
    },
    retry: true,
    checksOf: (call: CallName) => loaded(({ of }) => of(call)),
    report,
    preview: previewIn(currentAddress().search),
    testProviders: readTestProviders(readCookie(TEST_PROVIDERS)),
    player: {
      session: sessionStore,
      shared: localStore,
      hasSession,
      onConnectivity,
      randomId,
      deviceId: deviceId(),
      onUnsavedFavourite: () => void services.toasts.show(failure(text, text('catalogue.follow_failed'))),
      onUnreadFavourites: () => showError(text('catalogue.favorites_unread')),
      onMissing(error) {
        report('chunk', 'slip', error)
        showError(text('account.offline'))
      },
    },
  })
  return services
}
