import type { BetRequest, BetType, ErrorName } from '@touchline/contract'
import type { EventDescription } from '../../kernel/ports/event-directory.ts'
import type { CurrencyRules } from '../wallet/index.ts'
import type { BonusOfBet } from './bonus-of-bet.ts'

/** A bet for which a player wants a bonus. */
export interface BonusWish {
  readonly type: BetType
  readonly legs: readonly {
    readonly pick: { readonly match_id: number }
    readonly odds: number
    readonly isLive: boolean
  }[]
  readonly stake: bigint
  readonly rules: CurrencyRules
}

/** The bonuses that a player has at a moment. */
export interface PlayerBonuses {
  /** What a bet is promised by the bonus it names, null where it names none; or why it cannot have it. */
  claim(
    named: NonNullable<BetRequest['bonus']> | null,
    bet: BonusWish,
    events: ReadonlyMap<number, EventDescription>,
  ): BonusOfBet | null | ErrorName
}

/** Who knows the bonuses of players. */
export interface BonusBook {
  of(player: {
    readonly playerId: number
    readonly country: string | null
    readonly now: number
  }): Promise<PlayerBonuses>
}

/** For a player without bonuses. */
export const NO_BONUSES: PlayerBonuses = { claim: (named) => (named === null ? null : 'bonus_gone') }
