import type { AcceptMode } from '@touchline/contract'
import type { BetRecord } from '../bet-record.ts'
import { NO_REMAINDER } from '../cash-out/remainder.ts'
import { exposureAmount } from '../exposure/amount.ts'
import type { ReviewedBet } from './review-bet.ts'

export interface NewBetTerms {
  readonly id: number
  readonly acceptMode: AcceptMode
  /** Unix ms. */
  readonly now: number
  readonly liveDelayMs: number
  /** Jackpots that it takes part in; absent: none. */
  readonly jackpots?: readonly number[]
  /** Stakes that need approval: above how many cents of a EUR, and how long they are looked at; absent: none. */
  readonly approval?: { readonly aboveCents: bigint; readonly forMs: number }
  /** With other bets of its player on an outcome it is above that. */
  readonly isLarge?: boolean
  /** The host that keeps its player's money is to debit the stake. */
  readonly asksHost?: boolean
}

/**
 * The record of a bet that is about to be stored: accepted at once, or submitted when a leg is of a live event, the
 * stake needs approval, or a host has to give it.
 */
export function newBet(
  bet: ReviewedBet,
  { id, acceptMode, now, liveDelayMs, approval, isLarge = false, asksHost = false, jackpots = [] }: NewBetTerms,
): BetRecord {
  const isLive = bet.legs.some((leg) => leg.isLive)
  const isVip = approval !== undefined && (isLarge || exposureAmount(bet.rules, bet.stake) > approval.aboveCents)
  const hostDebit = asksHost && bet.bonus?.isHouse !== true ? ({ state: 'asked', reason: null } as const) : null
  const waits = isLive || isVip || hostDebit !== null
  const waitMs = Math.max(isLive ? liveDelayMs : 0, isVip ? approval.forMs : 0)
  return {
    id,
    type: bet.shape.type,
    status: waits ? 'submitted' : 'waiting_results',
    result: 'no_results',
    currency: bet.rules.currency.code,
    stake: bet.stake,
    winAmount: bet.winAmount,
    cashOuts: [],
    cashRemainder: NO_REMAINDER,
    autoCashOut: null,
    askedCashOut: null,
    exposure: exposureAmount(bet.rules, bet.winAmount),
    isVip,
    vipVerdict: null,
    offer: null,
    hostDebit,
    odds: bet.odds,
    maxPayout: bet.rules.maxPayout,
    system: bet.shape.system,
    acceptMode,
    createdAt: now,
    decideAt: waits ? now + waitMs : null,
    settledAt: null,
    rejection: null,
    jackpots,
    bonus: bet.bonus ?? null,
    legs: bet.legs.map(({ pick, odds, isLive }, position) => ({
      position,
      eventId: pick.match_id,
      marketId: pick.market_id,
      specifier: pick.specifier,
      outcomeId: pick.outcome_id,
      odds,
      status: waits ? 'held' : 'open',
      isLive,
      deadHeatFactor: null,
      deduction: null,
      finalText: null,
      cancelled: false,
      voidReason: null,
      decidedBefore: null,
    })),
  }
}
