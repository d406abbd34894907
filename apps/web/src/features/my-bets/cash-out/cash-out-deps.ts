import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import type { JsonStore } from '../../../platform/storage/storage.ts'
import type { CashOutValue } from '../state/value-batch.ts'

/** What cash-outs need from the page. */
export interface CashOutDeps {
  readonly http: Http
  /** Stores claims with an unknown outcome, so that they survive a reload. */
  readonly session: JsonStore
  /** The player who is signed in; null for a visitor. */
  readonly playerId: () => number | null
  readonly randomId: () => string
  /** Unix ms. */
  readonly now: () => number
  /** Runs later. @returns cancels it */
  readonly after: (ms: number, run: () => void) => () => void
  /**
   * Call it before a cash-out is sent.
   * @returns takes the bet of the response, unless a newer state has arrived since
   */
  readonly answerAbout: (betId: number) => (bet: Bet) => void
  /** Fetches the current state of a bet and takes it; null where the call fails. */
  readonly askAbout: (betId: number) => Promise<Bet | null>
  /** Receives the value of a bet from a refusal: newer than any value that was pushed. */
  readonly onValue: (betId: number, value: CashOutValue) => void
}
