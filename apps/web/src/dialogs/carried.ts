import type { JackpotHit } from '@touchline/contract'
import type { BonusKind } from '@touchline/contract/constants'

/** Why sign-in was opened; the dialog shows it at the top. */
export const SIGN_IN_REASONS = ['asked', 'to_place', 'to_see_bets', 'session_expired'] as const
export type SignInReason = (typeof SIGN_IN_REASONS)[number]

/** Nothing. */
export type Bare = Readonly<Record<never, never>>

/** Of the link that led here; empty for none. */
export interface WithToken {
  readonly token: string
}

/** Whether the limit is known to be reached; an address proves nothing. */
export interface OfLimit {
  readonly isReached: boolean
}

/**
 * Every dialog of the product (MODAL-01) with the data that opens it. Its content is in `shell/dialogs/registry.ts`,
 * which does not compile without it.
 */
export interface Carried {
  'sign-in': { readonly reason: SignInReason }
  'sign-up': Bare
  'confirm-password': WithToken
  'resend-confirmation': Bare
  'unlock-player': WithToken
  'forgot-password': Bare
  'edit-password': WithToken
  'phone-verification': Bare
  'missed-auth-fields': Bare
  'reality-check': Bare
  'out-of-session-limit': OfLimit
  'activity-limit-reached': OfLimit
  /** Amount in subunits; null: the player enters it. In the chosen currency where none is named. */
  'quick-deposit': { readonly amount: number | null; readonly currency: string | null }
  'iframe-deposit': { readonly amount: number | null; readonly currency: string | null }
  'share-bet-not-found': Bare
  /** The match that a bet is built of. */
  'custom-bet': { readonly match: number }
  'cookie-drawer': Bare
  /** Null where an address requests it: the player's newest. */
  'jackpot-hit': { readonly hit: JackpotHit | null }
  'bonus-detail': { readonly kind: BonusKind; readonly id: number }
}
