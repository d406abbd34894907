import { hydrateRoot } from 'react-dom/client'
import { hydrateQueries } from '../data/index.ts'
import { accountStore, openSignIn, playerHttp, refreshAccounts, startAccount } from '../features/account/index.ts'
import { startBets, takeBets } from '../features/my-bets/index.ts'
import { liveFromStore, startSlip } from '../features/slip/index.ts'
import { loadMessages } from '../i18n/index.ts'
import { parseAddress } from '../navigation/index.ts'
import { readCookie, writeCookie } from '../platform/cookies.ts'
import { deviceTimeZone, randomId } from '../platform/device.ts'
import { takeOverScroll } from '../platform/history.ts'
import { currentAddress, onAddressChange } from '../platform/location.ts'
import { readPageState } from '../platform/page-state.ts'
import { serverClock } from '../platform/server-clock.ts'
import { sessionStore } from '../platform/storage.ts'
import { exposeTestHook } from '../platform/test-hook.ts'
import { onConnectivity, onNextFrame, whenIdle } from '../platform/timing.ts'
import { App, type AppServices, pageLoader } from './App.tsx'
import { createServices } from './create-services.ts'
import { loadDefinition, type PageRegistry, splitAddress } from './load-page.ts'
import type { PageState } from './page-state.ts'

const DEVICE_ID = 'deviceId'
const DEVICE_ID_DAYS = 7_300
/** Prices wait no longer than this for the account. */
const PLAYER_WAIT_MS = 2_000

function deviceId(): string {
  const known = readCookie(DEVICE_ID)
  if (known) return known
  const made = randomId()
  writeCookie(DEVICE_ID, made, DEVICE_ID_DAYS)
  return made
}

function socketAddress(): string {
  const { protocol, host } = currentAddress()
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/connection/websocket`
}

/** Gives the page its account and its slip, on the same connection. */
function startPlayer({ sources, feed: { feed, refetcher } }: AppServices, hasSession: boolean): void {
  const { http, live } = sources
  const stream = { identify: feed.identify, listen: feed.listenPrivate, onGap: feed.onPrivateGap }
  startAccount({ http, stream, session: sessionStore, hasSession })
  const hold = (matchIds: readonly number[]) => {
    const stops = matchIds.map(feed.hold)
    return () => {
      for (const stop of stops) stop()
    }
  }
  startBets({ http: playerHttp(), account: accountStore, stream, live: { hold, ingest: live.ingestEvents } })
  startSlip({
    http: playerHttp(),
    account: accountStore,
    openSignIn,
    refreshAccounts,
    stream,
    onPlaced: takeBets,
    live: liveFromStore(live, (matchIds) => {
      const stops = matchIds.flatMap((id) => [feed.hold(id), refetcher.watchMarkets(id)])
      return () => {
        for (const stop of stops) stop()
      }
    }),
    session: sessionStore,
    onConnectivity,
    randomId,
    deviceId: deviceId(),
    now: live.now,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** A signed-in player's odds format is that of his account, wherever he last chose it (ODDS-01). */
function followOddsFormat({ preferences }: AppServices): void {
  let applied = accountStore.get().settings
  accountStore.subscribe(() => {
    const { auth, settings } = accountStore.get()
    if (auth.status !== 'LOGGED_IN' || settings === null || settings === applied) return
    applied = settings
    preferences.set('oddsFormat', settings.odds_types.selected)
  })
}

/** Runs once it is known who is there, so that a player connects as himself at once; a visitor has nothing to wait for. */
function whenPlayerIsKnown(hasSession: boolean, run: () => void): void {
  const isKnown = () => ['LOGGED_IN', 'NOT_LOGGED_IN'].includes(accountStore.get().auth.status)
  if (!hasSession || isKnown()) {
    run()
    return
  }
  const go = () => {
    stop()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(go, PLAYER_WAIT_MS)
  const stop = accountStore.subscribe(() => {
    if (isKnown()) go()
  })
}

const ASKS_FOR_MODAL = /#.*(sign|confirm|password|unlock)|[?&](modal|reset_password_token)=/i

/** Dialogs that an address asks for (ROUTE-08); what knows them is fetched when one does. */
function followModalLinks(): void {
  function look() {
    const { search, hash } = currentAddress()
    if (ASKS_FOR_MODAL.test(search + hash)) void import('./modal-links.ts').then((links) => links.openAskedModal())
  }
  look()
  onAddressChange(look)
}

/** Takes over a page from the server: the same services, the same first render, then everything that moves. */
export async function startPage(pages: PageRegistry): Promise<void> {
  const state = readPageState() as PageState | undefined
  const root = document.getElementById('app')
  if (!state || !root) return
  const { pathname, search } = currentAddress()
  const messages = await loadMessages(state.locale, 'core')
  const services = createServices({
    locale: state.locale,
    messages,
    pages,
    origin: state.origin,
    http: { origin: '', fetch: (url, init) => fetch(url, init) },
    preferences: state.preferences,
    persist: writeCookie,
    now: serverClock(state.madeAt),
    madeAt: state.madeAt,
    schedule: onNextFrame,
    openLine: async (handlers) => {
      const { openLine } = await import('../live/open-line.ts')
      return openLine(services.sources.http, socketAddress(), handlers)
    },
    retry: true,
  })
  hydrateQueries(services.queries, services.sources.live, state.queries)
  const address = `${parseAddress(pathname)?.path ?? '/'}${search}`
  const first = {
    address,
    route: state.route,
    search: splitAddress(address).search,
    outcome: state.outcome,
    definition: await loadDefinition(pageLoader(services), state.route),
  }
  const { feed } = services.feed
  exposeTestHook(state.release, feed.isConnected)
  feed.setPaused(state.preferences.updatesPaused)
  services.preferences.subscribe(() => feed.setPaused(services.preferences.get().updatesPaused))
  followOddsFormat(services)
  startPlayer(services, state.hasSession)
  hydrateRoot(root, <App services={services} first={first} />)
  takeOverScroll()
  followModalLinks()
  whenIdle(() => {
    services.preferences.set('timeZone', deviceTimeZone())
    whenPlayerIsKnown(state.hasSession, feed.start)
  })
}
