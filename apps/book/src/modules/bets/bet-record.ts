import { type CustomLegResult, type Fraction, fraction, parseFraction, type SettleableBet } from '@touchline/betting'
import type { AcceptMode, BetResult, BetState, BetType, CallBody, ErrorName, LegResult } from '@touchline/contract'
import type { VoidReason } from '../pricing/results/index.ts'
import type { BonusOfBet } from './bonus-of-bet.ts'
import type { Selected } from './placement/price-legs.ts'

/** A leg as it is stored. `held` until its bet is accepted. */
export interface LegRecord {
  readonly position: number
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  /** Price taken, scaled. */
  readonly odds: number
  readonly status: LegResult | 'held'
  /** Its price was one of play; null: not known of bets of before. */
  readonly isLive: boolean | null
  /** Share of the stake that counts as won, a decimal or a fraction. */
  readonly deadHeatFactor: string | null
  /** Percent of the winnings taken off for runners withdrawn after the bet. */
  readonly deduction: number | null
  readonly finalText: string | null
  /** Void because its market was cancelled, not because of how it ended. */
  readonly cancelled: boolean
  readonly voidReason: VoidReason | null
  /** What the provider calls its own reason, by language; absent: it is none, or the provider has not described it. */
  readonly reasonNames?: Readonly<Record<string, string>> | null
  /** How it was decided before that was taken back; null when it never was. */
  readonly decidedBefore: LegResult | null
}

/** A part of a bet that was cashed out; in subunits, at Unix ms. */
export interface CashOutRecord {
  readonly stake: bigint
  readonly amount: bigint
  readonly at: number
  /** The book cashed it out at the player's target. */
  readonly isAuto: boolean
}

/** The verdict on a large stake: by the desk, and by the player on the desk's counter-offer. */
export type VipVerdict = 'approved' | 'rejected' | 'offered' | 'declined'

/** The state of the debit of a stake at a host's wallet; `reason` is the host's reason for a refusal. */
export interface HostDebit {
  readonly state: 'asked' | 'done' | 'refused' | 'rolling_back' | 'rolled_back'
  readonly reason: string | null
}

/** Another bet that the desk offered instead of a large stake; money in subunits. */
export interface CounterOffer {
  /** What the player had requested. */
  readonly askedStake: bigint
  readonly stake: bigint
  /** The price that the desk promises, scaled; null where the bet's own prices count, as at placement. */
  readonly odds: number | null
  readonly winAmount: bigint
  /** It can be taken before this moment; Unix ms. */
  readonly until: number
}

/** A cash-out in play that waits for the live delay; times in Unix ms. */
export interface AskedCashOut {
  /** What its player requested. */
  readonly wish: CallBody<'cashOutBet'>
  readonly askedAt: number
  readonly decideAt: number
}

/** A bet as it is stored. Money in subunits, times in Unix ms. */
export interface BetRecord {
  readonly id: number
  readonly type: BetType
  readonly status: BetState
  readonly result: BetResult
  readonly currency: string
  /** Still at risk: without the cashed-out parts. */
  readonly stake: bigint
  /** Of the stake still at risk. */
  readonly winAmount: bigint
  readonly cashOuts: readonly CashOutRecord[]
  /** Their value above the sums paid for them, below one subunit. */
  readonly cashRemainder: Fraction
  /** Value at which the book cashes the bet out, in subunits; null: no target is set. */
  readonly autoCashOut: bigint | null
  /** Null where none waits. */
  readonly askedCashOut: AskedCashOut | null
  /** What it may have the book pay, in cents of a EUR at the rate of its placement, rounded up. */
  readonly exposure: bigint
  /** A large stake, taken only when it is approved. */
  readonly isVip: boolean
  /** Null before a decision, and if none is needed. */
  readonly vipVerdict: VipVerdict | null
  /** Null where the desk offered nothing else. */
  readonly offer: CounterOffer | null
  /** Null where the book keeps the money of its player. */
  readonly hostDebit: HostDebit | null
  readonly odds: number
  readonly maxPayout: bigint
  readonly system: { readonly wins: number; readonly total: number } | null
  readonly acceptMode: AcceptMode
  readonly createdAt: number
  readonly decideAt: number | null
  readonly settledAt: number | null
  readonly rejection: ErrorName | null
  /** Ids of the jackpots it takes part in. */
  readonly jackpots: readonly number[]
  readonly bonus: BonusOfBet | null
  readonly legs: readonly LegRecord[]
}

/** What a stored leg was bet on, as a request names it. */
export function selectionOf({ eventId, marketId, specifier, outcomeId }: LegRecord): Selected {
  return { match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId }
}

type PricedLegs = readonly (Pick<LegRecord, 'odds' | 'status'> &
  Partial<Pick<LegRecord, 'deadHeatFactor' | 'deduction'>>)[]

/** What the rules of `betting` read of a bet. */
export interface SettleableRecord extends Pick<BetRecord, 'type' | 'stake' | 'system' | 'odds' | 'maxPayout'> {
  readonly bonus: Pick<BonusOfBet, 'terms'> | null
  readonly legs: PricedLegs
}

/** The bet as the rules of `betting` read it. */
export function settleable(
  bet: Omit<SettleableRecord, 'maxPayout' | 'bonus' | 'legs'> & Partial<Pick<SettleableRecord, 'bonus'>>,
  legs: PricedLegs,
): SettleableBet {
  const shared = {
    stake: bet.stake,
    bonus: bet.bonus?.terms ?? null,
    legs: legs.map(({ odds, status, deadHeatFactor, deduction }) => ({
      odds,
      result: status === 'held' ? ('open' as const) : status,
      deadHeatFactor: deadHeatFactor == null ? null : parseFraction(deadHeatFactor),
      deduction: deduction == null ? null : fraction(deduction),
    })),
  }
  if (bet.type === 'custom_bet') return { ...shared, type: 'custom_bet', customOdds: bet.odds }
  if (bet.type === 'system' && bet.system !== null) return { ...shared, type: 'system', winCount: bet.system.wins }
  return { ...shared, type: bet.type === 'single' ? 'single' : 'combo' }
}

/** Legs as the rules of custom bets read them. */
export function customLegs(
  legs: readonly { readonly status: LegRecord['status']; readonly deadHeatFactor?: string | null }[],
): readonly CustomLegResult[] {
  return legs.map(({ status, deadHeatFactor }) => ({
    result: status === 'held' ? 'open' : status,
    deadHeatFactor: deadHeatFactor == null ? null : parseFraction(deadHeatFactor),
  }))
}
