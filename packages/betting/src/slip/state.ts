import type { Currency } from '../money/index.ts'
import { type SystemType, systemTypes } from '../system/index.ts'
import { type AcceptMode, MAX_SELECTIONS, type Provider } from '../vocabulary/index.ts'
import type { SlipBet } from './bet.ts'
import type { Placement } from './placing/placement.ts'
import type { PlacementError } from './placing/placement-error.ts'

/** The betting settings that govern how a slip is built. */
export interface SlipSettings {
  readonly acceptMode: AcceptMode
  /** Providers whose outcomes are added as further singles instead of making a combo. */
  readonly multiSingleProviders: readonly Provider[]
  /** Providers that take no system bets. */
  readonly providersWithoutSystem: readonly Provider[]
  /** Providers that are down. */
  readonly inactiveProviders: readonly Provider[]
}

export const DEFAULT_SLIP_SETTINGS: SlipSettings = {
  acceptMode: 'higher',
  multiSingleProviders: [],
  providersWithoutSystem: ['betconstruct'],
  inactiveProviders: [],
}

/** The fields of a placed bet that the slip uses. */
export interface PlacedBet {
  readonly betId: number
  /** Bet state of the server: 'submitted' until a live bet is decided, 'rejected' when it is refused then. */
  readonly status: string
  readonly isVip: boolean
  /** Prices taken, scaled, in the order of the selections. */
  readonly odds: readonly number[]
  /** Why it was rejected; null otherwise. */
  readonly rejection: { readonly code: number; readonly key: string; readonly message: string | null } | null
}

export interface SlipBase {
  readonly bets: readonly SlipBet[]
  readonly currency: Currency
  /** Sorted by total count, then by win count. */
  readonly systemTypes: readonly SystemType[]
  readonly settings: SlipSettings
  /** Stored bets are being refreshed. */
  readonly isRestoring: boolean
}

/**
 * The state of the ticket; each state carries only its own data.
 * - INITIAL: being built, or (`inProgress`) sent, no response yet
 * - ODDS_CHANGED: prices moved or a provider went down, the player must accept
 * - PROCESSING: the server has the bets and has not decided yet (live delay)
 * - UNKNOWN: the response was lost; only a retry with the same key shows what happened
 * - SUCCESS, ERROR: decided
 */
export type TicketPhase =
  | { readonly ticketState: 'INITIAL'; readonly inProgress: false }
  | { readonly ticketState: 'INITIAL'; readonly inProgress: true; readonly placement: Placement }
  | { readonly ticketState: 'ODDS_CHANGED'; readonly inProgress: false }
  | {
      readonly ticketState: 'PROCESSING'
      readonly inProgress: true
      readonly placement: Placement
      readonly placedBets: readonly PlacedBet[]
    }
  | { readonly ticketState: 'UNKNOWN'; readonly inProgress: true; readonly placement: Placement }
  | {
      readonly ticketState: 'SUCCESS'
      readonly inProgress: false
      /** What the server took, for the receipt. */
      readonly placedBets: readonly PlacedBet[]
      /** The slip bets they were made from, for "keep selections". */
      readonly processedBets: readonly SlipBet[]
      /** Set where some bets of the placement were rejected; these are back in `bets`. */
      readonly error: PlacementError | null
    }
  | { readonly ticketState: 'ERROR'; readonly inProgress: false; readonly error: PlacementError }

export type SlipState = SlipBase & TicketPhase

/** An empty slip. */
export function createSlip(options: {
  readonly currency: Currency
  readonly settings?: Partial<SlipSettings>
  /** Systems on offer; every one of up to 40 selections where not given. */
  readonly systemTypes?: readonly SystemType[]
}): SlipState {
  return {
    bets: [],
    currency: options.currency,
    systemTypes: options.systemTypes ?? systemTypes(MAX_SELECTIONS),
    settings: { ...DEFAULT_SLIP_SETTINGS, ...options.settings },
    isRestoring: false,
    ticketState: 'INITIAL',
    inProgress: false,
  }
}

/** The part of the state that every ticket state has. */
export function baseOf(state: SlipState): SlipBase {
  const { bets, currency, systemTypes, settings, isRestoring } = state
  return { bets, currency, systemTypes, settings, isRestoring }
}
