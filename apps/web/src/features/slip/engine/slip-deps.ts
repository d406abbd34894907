import type { SlipAction } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import type { Dialogs, SignInReason } from '../../../dialogs/index.ts'
import type { JsonStore, SharedStore } from '../../../platform/storage/storage.ts'
import type { Store } from '../../../platform/store.ts'
import type { AccountState, PrivateStream } from '../../account/index.ts'
import type { PlacementClaim } from '../placing/keyed-placement.ts'
import type { LiveSource } from '../state/live-source.ts'
import type { TicketState } from '../state/ticket-state.ts'
import type { WantedBet } from '../state/wanted-bet.ts'

export interface SlipDeps {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: Store<AccountState>
  readonly dialogs: Pick<Dialogs, 'open'>
  readonly openSignIn: (reason: SignInReason) => void
  readonly refreshAccounts: () => Promise<void>
  readonly stream: PrivateStream
  /** Receives the bets that the server has taken, decided or not. */
  readonly onPlaced: (bets: readonly Bet[]) => void
  readonly live: LiveSource
  /** Code of the currency for visitors' bets until an account sets one; undefined where no site does. */
  readonly visitorCurrency: () => string | undefined
  readonly session: JsonStore
  /** What all tabs of the browser share. */
  readonly shared: SharedStore
  /** Calls the listener when the browser goes offline or comes back. @returns unsubscribes */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Names this device to the server. */
  readonly deviceId: string
  /** Ms of the page's clock. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
}

export interface SlipController {
  readonly store: Store<TicketState>
  /** Restores what the session kept and follows account, prices and stream. @returns stops everything */
  start: () => () => void
  dispatch: (action: SlipAction) => void
  /** Accepts the changes on screen. The second press places; one that comes with the first does not. */
  accept: () => void
  /** Accepts the changes that a button names, and places: for buttons whose text states both. */
  placeAtNewPrices: () => void
  /** Places the bets that have a stake, or opens sign-in. Presses during a placement do nothing. */
  place: () => void
  /** Continues without waiting for a placement whose outcome is unknown; it is still followed. */
  leavePlacement: () => void
  /** Follows a placement that was sent from elsewhere, and shows its outcome. */
  setAside: (claim: PlacementClaim) => void
  /** Removes the notice about the result of one. */
  dismissSetAside: (idempotencyKey: string) => void
  /** Puts a copy of a bet into the slip, in place of its content. */
  repeat: (bet: WantedBet) => void
  /** Puts the bets of a share code into the slip, in place of what is there. */
  restoreCode: (code: string) => void
  /** Requests the largest stakes of the current slip. */
  askMaxStakes: () => Promise<void>
}
