import { createSlip, type Placement, type SlipState } from '@touchline/betting'
import type { Claim } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'

export const TICKET_TABS = ['BET_SLIP', 'MY_BETS'] as const
export type TicketTab = (typeof TICKET_TABS)[number]

/** The state of the ticket panel; kept for the browser session. */
export interface TicketView {
  readonly tab: TicketTab
  /** The panel beside the page; opens with the first selection, closes with the last. */
  readonly open: boolean
  /** The sheet of small screens; only the player opens it. */
  readonly sheetOpen: boolean
}

/** Largest stakes as the server last sent them. `known` holds subunits by bet key, for the slip as it is. */
export type MaxStakes =
  | { readonly step: 'unasked' }
  | { readonly step: 'asking' }
  | { readonly step: 'known'; readonly byBet: Readonly<Record<string, number>> }
  | { readonly step: 'failed' }

/** A placement whose player did not want to wait for its outcome any longer. */
export interface SetAside {
  readonly claim: Claim<Placement>
  /** `asking` until the outcome is known; `expired` where the request is too old to repeat. */
  readonly outcome: 'asking' | 'placed' | 'refused' | 'expired'
}

/** The result of bets that were to be put into the slip: from a share link, or repeated. */
export type FillNotice =
  /** They are in it; `gone` names what is no longer on offer. */
  | { readonly kind: 'filled'; readonly isShared: boolean; readonly gone: readonly string[] }
  /** Nothing of it is on offer any more. */
  | { readonly kind: 'empty' }
  /** The server could not load it now. */
  | { readonly kind: 'later'; readonly code: string | null }

/** The ticket panel: the slip and what belongs to it on this page. */
export interface TicketState {
  readonly slip: SlipState
  readonly view: TicketView
  readonly maxStakes: MaxStakes
  /** Placed bets as the server returned them, for the receipt and the progress of the live delay. */
  readonly placed: readonly Bet[]
  /** When the placement in progress was sent, in ms of the page's clock; null while there is none. */
  readonly sentAt: number | null
  /** Placements that the player did not want to wait for. */
  readonly setAside: readonly SetAside[]
  /** Keys of outcomes that were pressed while the code of the slip loads. */
  readonly arriving: ReadonlySet<string>
  /** The same bet was placed a moment ago: the next press confirms another one. */
  readonly asksAgain: boolean
  /** What the player should know of bets that were put into the slip; null for nothing. */
  readonly fillNotice: FillNotice | null
}

/** Currency of visitors' bets until an account sets one. */
export const VISITOR_CURRENCY = { code: 'EUR', subunits: 100 } as const

export const INITIAL_TICKET: TicketState = {
  slip: createSlip({ currency: VISITOR_CURRENCY }),
  view: { tab: 'BET_SLIP', open: false, sheetOpen: false },
  maxStakes: { step: 'unasked' },
  placed: [],
  sentAt: null,
  setAside: [],
  arriving: new Set(),
  asksAgain: false,
  fillNotice: null,
}

/** How long the live delay of the bets waited for is, in ms; 0 where none waits. */
export function liveDelayOf(placed: readonly Bet[]): number {
  const waiting = placed.filter((bet) => bet.status === 'submitted' && bet.decide_at !== null)
  return Math.max(0, ...waiting.map((bet) => Date.parse(bet.decide_at ?? '') - Date.parse(bet.created_at)))
}
