import type { BetType } from '../vocabulary/index.ts'

/** Which bets take part in a jackpot. */
export interface JackpotEntryTerms {
  readonly currency: string
  /** In subunits. */
  readonly minStake: bigint
  /** Scaled: every selection has these odds at least. */
  readonly minOdds: number
  /** Empty: every type. */
  readonly betTypes: readonly BetType[]
  /** Phase that every event of the bet must be in; null: any. */
  readonly matchStatus: 'prematch' | 'live' | null
  /** Sports that every event of the bet must be of; empty: any. */
  readonly sportKeys: readonly string[]
}

/** What of a bet decides whether it takes part. */
export interface EnteringBet {
  readonly type: BetType
  readonly currency: string
  /** The player's own money, in subunits: what the house gives feeds nothing. */
  readonly stake: bigint
  readonly legs: readonly {
    /** Scaled. */
    readonly odds: number
    readonly isLive: boolean
    readonly sportKey: string
  }[]
}

/** Whether the bet itself qualifies for a jackpot; `isFor` checks the player. */
export function takesPart(terms: JackpotEntryTerms, bet: EnteringBet): boolean {
  const { matchStatus, sportKeys, betTypes } = terms
  return (
    bet.currency === terms.currency &&
    bet.stake >= terms.minStake &&
    (betTypes.length === 0 || betTypes.includes(bet.type)) &&
    bet.legs.every(
      ({ odds, isLive, sportKey }) =>
        odds >= terms.minOdds &&
        (matchStatus === null || isLive === (matchStatus === 'live')) &&
        (sportKeys.length === 0 || sportKeys.includes(sportKey)),
    )
  )
}
