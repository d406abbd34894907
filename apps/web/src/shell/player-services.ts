import type { Bet } from '@touchline/contract'
import type { DataSources } from '../data/index.ts'
import type { Dialogs } from '../dialogs/index.ts'
import { createAccount } from '../features/account/index.ts'
import { createFavourites } from '../features/favourites/index.ts'
import { createBetsService } from '../features/my-bets/index.ts'
import { createQuickBetService, createSlipService, liveFromStore } from '../features/slip/index.ts'
import type { ChannelAccess } from '../live/index.ts'
import { after } from '../platform/loading/timing.ts'
import type { JsonStore, SharedStore } from '../platform/storage/storage.ts'
import { createStore } from '../platform/store.ts'
import type { AppServices } from './app-services.ts'

/** What a browser gives the account and the slip of a page. */
export interface PlayerDevice {
  /** Kept while the tab lives. */
  readonly session: JsonStore
  /** What all tabs of the browser share. */
  readonly shared: SharedStore
  /** Whether the server saw a session. */
  readonly hasSession: boolean
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Names this device to the server. */
  readonly deviceId: string
  /** Code that the player requested could not be fetched. */
  readonly onMissing: (error: unknown) => void
  /** A favorite could not be saved. */
  readonly onUnsavedFavourite: () => void
  /** What the player follows could not be read. */
  readonly onUnreadFavourites: () => void
}

const NOWHERE: JsonStore = { read: () => undefined, write: () => {}, remove: () => {} }
const NO_DEVICE: PlayerDevice = {
  session: NOWHERE,
  shared: { ...NOWHERE, onChange: () => () => {} },
  hasSession: false,
  onConnectivity: () => () => {},
  randomId: () => '',
  deviceId: '',
  onMissing: () => {},
  onUnsavedFavourite: () => {},
  onUnreadFavourites: () => {},
}

/** The account, the bets and the slip of a page, on its one connection. Nothing happens before they are started. */
export function createPlayerServices(
  { http, live }: DataSources,
  { channels, refetcher }: ChannelAccess,
  dialogs: Dialogs,
  device: PlayerDevice = NO_DEVICE,
  onFavourites: () => void = () => {},
  visitorCurrency: () => string | undefined = () => undefined,
): Pick<AppServices, 'account' | 'bets' | 'favourites' | 'placed' | 'quickBet' | 'slip'> {
  const { session, onConnectivity, onMissing } = device
  const stream = { identify: channels.identify, listen: channels.listenPrivate, onGap: channels.onPrivateGap }
  const account = createAccount({
    http,
    stream,
    dialogs,
    session,
    shared: device.shared,
    hasSession: device.hasSession,
    after,
    onConnectivity,
  })
  const player = { http: account.http, account: account.store, stream, onMissing }

  const all = (stops: readonly (() => void)[]) => () => {
    for (const stop of stops) stop()
  }
  const bets = createBetsService({
    ...player,
    session,
    randomId: device.randomId,
    onConnectivity,
    now: live.now,
    after,
    live: { hold: (eventIds) => all(eventIds.map(channels.hold)), ingest: live.ingestEvents },
  })
  const placed = createStore<readonly Bet[]>([])
  const slipWorld = {
    ...player,
    dialogs,
    openSignIn: account.openSignIn,
    refreshAccounts: account.refreshAccounts,
    onPlaced(taken: readonly Bet[]) {
      bets.take(taken)
      placed.set(taken)
    },
    live: liveFromStore(live, (eventIds) =>
      all(eventIds.flatMap((id) => [channels.hold(id), refetcher.watchMarkets(id)])),
    ),
    session,
    shared: device.shared,
    onConnectivity,
    randomId: device.randomId,
    deviceId: device.deviceId,
    now: live.now,
    visitorCurrency,
    after,
  }
  const slip = createSlipService(slipWorld)
  const quickBet = createQuickBetService({ ...slipWorld, setAside: slip.setAside })
  const favourites = createFavourites({
    http: account.http,
    account,
    dialogs,
    onRefused: device.onUnsavedFavourite,
    onUnread: device.onUnreadFavourites,
    onSaved: onFavourites,
    after,
  })
  return { account, bets, favourites, placed, quickBet, slip }
}
