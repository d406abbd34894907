import type { Fraction } from '../fraction/index.ts'
import type { Currency } from '../money/index.ts'
import type { Odds } from '../odds/index.ts'
import type { EventStatusName, MarketStatus, Provider } from '../vocabulary/index.ts'
import type { SlipBet } from './bet.ts'
import type { ChosenBonus } from './chosen-bonus.ts'
import type { PlacementError } from './placing/placement-error.ts'
import type { OutcomePick } from './selections/selection.ts'
import type { PlacedBet, SlipSettings } from './state.ts'
import type { StoredSlip } from './storage/stored-slip.ts'
import type { SwitchableType } from './vocabulary.ts'

/** The current whole state of a market: an outcome not listed is not on offer. */
export interface MarketUpdate {
  readonly id: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: Odds }[]
}

/** What the player does to the slip. Ignored while a placement is in progress. */
export type SlipEdit =
  /** Picks an outcome, or removes it where it is picked. */
  | { readonly type: 'toggle_outcome'; readonly pick: OutcomePick }
  | { readonly type: 'remove_selection'; readonly selectionId: string }
  | { readonly type: 'remove_bet'; readonly betKey: string }
  /** Adds a custom bet: outcomes of one match at one price. */
  | { readonly type: 'add_custom_bet'; readonly picks: readonly OutcomePick[]; readonly odds: Odds }
  | { readonly type: 'change_type'; readonly betType: SwitchableType }
  | { readonly type: 'choose_system'; readonly systemId: string }
  /** Stake in subunits of one bet, or of every bet that is not a custom one where `betKey` is null. */
  | { readonly type: 'set_stake'; readonly betKey: string | null; readonly stake: number }
  /** Shares an amount in subunits among the ordinary bets. */
  | { readonly type: 'share_stake'; readonly total: number }
  /** Puts a selection to another place among those that are no custom bet's; 0 is the first. */
  | { readonly type: 'move_selection'; readonly selectionId: string; readonly to: number }
  /** Win in subunits that the stake is then made from. */
  | { readonly type: 'set_wanted_win'; readonly betKey: string; readonly win: number }
  /** Places a bet with a bonus, or with none. */
  | { readonly type: 'choose_bonus'; readonly betKey: string; readonly bonus: ChosenBonus | null }
  /** Zeroes every stake. */
  | { readonly type: 'change_currency'; readonly currency: Currency }
  /** Agrees to the prices and bonuses on offer now. Suspended selections stay. */
  | { readonly type: 'accept_changes' }
  /** Removes suspended and unavailable selections. */
  | { readonly type: 'remove_blocked' }
  /** Empties the slip; the system types stay. */
  | { readonly type: 'clear' }
  /** Replaces the bets, e.g. by those of a share code. */
  | { readonly type: 'set_bets'; readonly bets: readonly SlipBet[] }
  /** Leaves the receipt, with an empty slip or with the same selections again. */
  | { readonly type: 'close_receipt'; readonly keepSelections: boolean }
  | { readonly type: 'dismiss_error' }

/**
 * Updates of markets and settings. Ignored while a placement is in progress: send the current markets again when
 * it ends.
 */
export type SlipUpdate =
  | { readonly type: 'update_markets'; readonly eventId: number; readonly markets: readonly MarketUpdate[] }
  | { readonly type: 'update_match_status'; readonly eventId: number; readonly status: EventStatusName }
  | { readonly type: 'update_providers'; readonly inactiveProviders: readonly Provider[] }
  /**
   * The current bonus of a bet, null if it has none. With `isForNewLegs` the player has changed the legs since the last
   * one, so there is no earlier bonus to agree to.
   */
  | {
      readonly type: 'update_bonus'
      readonly betKey: string
      readonly bonus: ChosenBonus | null
      readonly isForNewLegs: boolean
    }
  | { readonly type: 'update_custom_odds'; readonly betKey: string; readonly odds: Odds }
  | { readonly type: 'update_settings'; readonly settings: Partial<SlipSettings> }
  | { readonly type: 'start_restoring' }
  /** Puts stored bets back, with the markets fetched since; `rate` converts stakes of another currency. */
  | {
      readonly type: 'restore'
      readonly stored: StoredSlip
      readonly updates: readonly { readonly eventId: number; readonly markets: readonly MarketUpdate[] }[]
      /**
       * Units of the slip's currency for one unit of the stored one; null where they are the same or no rate is known.
       */
      readonly rate: Fraction | null
    }

/** The course of a placement. */
export type SlipPlacementAction =
  | {
      readonly type: 'place'
      readonly isLoggedIn: boolean
      /** Created once for this placement; the same until its outcome is known. */
      readonly idempotencyKey: string
      readonly deviceId: string
      readonly locale: string
    }
  /** The server has the bets: some may still be `submitted`, or `rejected`. In the order of the request. */
  | { readonly type: 'placement_answered'; readonly placedBets: readonly PlacedBet[] }
  /** A bet of the placement was decided. */
  | { readonly type: 'placed_bet_changed'; readonly placedBet: PlacedBet }
  /** The server refused; nothing is stored there. */
  | { readonly type: 'placement_failed'; readonly error: PlacementError }
  /** Not taken because the session is over; nothing is stored. Sign in and place again. */
  | { readonly type: 'placement_unauthorized' }
  /** No response came: whether the bets exist is not known. */
  | { readonly type: 'placement_lost' }
  /** The player does not wait for the outcome: the slip continues without the bets that were sent. */
  | { readonly type: 'leave_placement' }

export type SlipAction = SlipEdit | SlipUpdate | SlipPlacementAction
