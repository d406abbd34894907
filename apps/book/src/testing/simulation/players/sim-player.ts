import type { Bet, CallBody } from '@touchline/contract'
import type { PaidShape } from '../oracle/pays.ts'
import type { LegAsked } from '../oracle/words.ts'
import type { CastPlayer } from '../template.ts'
import type { Reader } from './reader.ts'

/** A player in a simulation. */
export interface SimPlayer extends Omit<CastPlayer, 'session'> {
  /** Place among the players; what a trace calls them. */
  readonly index: number
  session: string | null
  /** What their browser made of the events it received. */
  readonly reader: Reader
}

/** The currency they play in. */
export function currencyOf({ balances }: Pick<SimPlayer, 'balances'>): string {
  return Object.keys(balances)[0] ?? 'EUR'
}

/** A bet that the book acknowledged. */
export interface KnownBet extends Pick<PaidShape, 'type' | 'wins' | 'bonus'> {
  readonly id: number
  readonly player: SimPlayer
  readonly currency: string
  /** As placed, in subunits. */
  readonly stake: number
  readonly mode: Bet['accept_mode']
  /** Prices as acknowledged; a submitted bet may get others. */
  readonly odds: number
  readonly legs: readonly LegAsked[]
  /** Unix ms. */
  readonly placedAt: number
  /** Parts of it that were acknowledged as cashed out, by idempotency key. */
  readonly cashOuts: Map<string, { readonly stake: number; readonly amount: number }>
  /**
   * The value that its player saw when they requested a cash-out in play that waits for its delay, by idempotency key.
   */
  readonly asked: Map<string, number>
  /** Values at which the book may cash the bet out automatically, confirmed by the book or not. */
  readonly autoTargets: Set<number>
  /** Stakes that the desk offered instead and its player accepted, as far as they know. */
  readonly offersTaken: Set<number>
}

interface AttemptBase {
  readonly player: SimPlayer
  readonly key: string
  /** The first response; null while the result is unknown. */
  answer: { readonly status: number; readonly text: string } | null
}

/** A request under an idempotency key, sent until it has a response. */
export type Attempt = AttemptBase &
  (
    | { readonly call: 'placeBets'; readonly body: CallBody<'placeBets'> }
    | { readonly call: 'cashOutBet'; readonly body: CallBody<'cashOutBet'> }
  )
