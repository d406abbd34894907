import type { Currency } from '../money/index.ts'
import type { OutcomePick, PlacedBet, PlacementError } from '../slip/index.ts'
import type { AcceptMode, Provider } from '../vocabulary/index.ts'

export type QuickBetAction =
  | { readonly type: 'toggle' }
  /** In subunits. */
  | { readonly type: 'set_stake'; readonly stake: number }
  | { readonly type: 'change_currency'; readonly currency: Currency }
  | { readonly type: 'approve' }
  /** A tap on an outcome. */
  | {
      readonly type: 'place'
      readonly pick: OutcomePick
      /** Made once for this placement; kept until its outcome is known. */
      readonly idempotencyKey: string
      readonly deviceId: string
      readonly locale: string
      readonly acceptMode: AcceptMode
      readonly inactiveProviders: readonly Provider[]
    }
  | { readonly type: 'placement_answered'; readonly placedBet: PlacedBet }
  | { readonly type: 'placement_failed'; readonly error: PlacementError }
  | { readonly type: 'placement_unauthorized' }
  | { readonly type: 'placement_lost' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'sign_out' }
  /** Available to bet, in subunits of the quick bet's currency. */
  | { readonly type: 'balance_changed'; readonly balance: number }
