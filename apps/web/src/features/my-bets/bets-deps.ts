import type { Http } from '@touchline/client/http'
import type { SportEvent } from '@touchline/contract'
import type { JsonStore } from '../../platform/storage/storage.ts'
import type { Store } from '../../platform/store.ts'
import type { AccountState, PrivateStream } from '../account/index.ts'

export interface BetsDeps {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: Store<AccountState>
  readonly stream: PrivateStream
  readonly live: BetsLive
  readonly session: JsonStore
  /** Unix ms. */
  readonly now: () => number
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Calls the listener when the browser goes offline or may be back. @returns unsubscribes */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The page's live data, as far as legs of bets need it: score, clock, status. */
export interface BetsLive {
  /** Keeps these matches moving. @returns lets them go */
  readonly hold: (eventIds: readonly number[]) => () => void
  readonly ingest: (events: readonly SportEvent[]) => void
}
