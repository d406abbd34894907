import type { LegOutcome } from '@touchline/sports'
import type { VoidReason } from './void-reasons.ts'

/** A market of the match a message is about: id, and specifiers with sorted keys, '' when none. */
export interface MessageMarket {
  readonly marketId: number
  readonly specifier: string
}

/** A market, or the outcomes of it that a message names; without any it is about all of them. */
export interface NamedMarket extends MessageMarket {
  readonly outcomeIds?: readonly string[]
}

/** How one outcome ended. */
export interface OutcomeResult {
  /** Null: undecided, also where earlier statements had a result. */
  readonly result: LegOutcome | null
  /**
   * Share of the stake that counts on a dead heat, above 0 and at most 1: a decimal or a fraction as text. Null: none.
   */
  readonly deadHeatFactor: string | null
}

/** The result of a market. Outcomes that are not named keep their earlier results. */
export interface SettledMarket extends MessageMarket {
  readonly outcomes: Readonly<Record<string, OutcomeResult>>
  /** The result of outcomes that no statement ever named. */
  readonly others: 'open' | 'void' | 'lose'
  /** For the explanation: '2:1'; '' where there is no text. */
  readonly finalText: string
  readonly voidReason: VoidReason | null
}

/** When bets must have been placed to be concerned, both ends included, in Unix ms; null: no limit. */
export interface PlacedWithin {
  readonly from: number | null
  readonly to: number | null
}

interface MessageHead {
  readonly eventId: number
  /** Unix ms by the speaker's clock. The latest statement counts, in any order they arrive. */
  readonly messageAt: number
  /** 'operator', or the producer of a feed. */
  readonly source: string
  /** Whether the speaker gave the time. Statements without one, as an operator's, count in the order of arrival. */
  readonly isTimed?: true
}

/** A runner that was taken out of a market. */
export interface WithdrawnOutcome extends MessageMarket {
  readonly outcomeId: string
  /** Taken off the winnings of bets on others that were priced with it, 0 to 100. */
  readonly percent: number
}

/**
 * Messages of the feed or an operator about results, in the terms of the Unified Odds Feed. `markets` null: the whole
 * match.
 */
export type SettlementMessage =
  | (MessageHead & { readonly kind: 'bet_settlement'; readonly markets: readonly SettledMarket[] })
  | (MessageHead & {
      /**
       * Outcomes that do not take part: bets on them are void, winnings of bets on others bear a deduction (Rule 4).
       */
      readonly kind: 'withdrawal'
      readonly outcomes: readonly WithdrawnOutcome[]
      /** Unix ms until when prices were made with them. */
      readonly pricedTo: number
    })
  | (MessageHead & {
      /**
       * Another kick-off was stated (Unix ms; null: it is not known), and bets may be void or open again. The caller
       * has stored it.
       */
      readonly kind: 'kick_off'
      readonly startsAt: number | null
    })
  | (MessageHead & { readonly kind: 'rollback_bet_settlement'; readonly markets: readonly NamedMarket[] | null })
  | (MessageHead & {
      readonly kind: 'bet_cancel'
      readonly markets: readonly (NamedMarket & { readonly voidReason: VoidReason })[] | null
      readonly placed: PlacedWithin
      /** For the whole match, and for markets that have no reason of their own. */
      readonly voidReason: VoidReason
      /** Markets decided before keep their results: the match was abandoned, or put off for too long. */
      readonly keepsResults: boolean
    })
  | (MessageHead & {
      readonly kind: 'rollback_bet_cancel'
      readonly markets: readonly NamedMarket[] | null
      readonly placed: PlacedWithin
    })

/** One bet is cancelled by the operator, or that is taken back. */
export interface BetCancelOrder {
  readonly kind: 'cancel_bet' | 'rollback_cancel_bet'
  readonly betId: number
  readonly messageAt: number
  readonly voidReason: VoidReason
}
