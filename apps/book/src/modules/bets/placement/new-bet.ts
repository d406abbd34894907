import type { AcceptMode } from '@touchline/contract'
import type { BetRecord } from '../bet-record.ts'
import type { ReviewedBet } from './review-bet.ts'

export interface NewBetTerms {
  readonly id: number
  readonly acceptMode: AcceptMode
  /** Unix ms. */
  readonly now: number
  readonly liveDelayMs: number
}

/** The record of a bet that is about to be stored: accepted at once, or submitted when a leg is of a live event. */
export function newBet(bet: ReviewedBet, { id, acceptMode, now, liveDelayMs }: NewBetTerms): BetRecord {
  const waits = bet.legs.some((leg) => leg.isLive)
  return {
    id,
    type: bet.shape.type,
    status: waits ? 'submitted' : 'waiting_results',
    result: 'no_results',
    currency: bet.rules.currency.code,
    stake: bet.stake,
    winAmount: bet.winAmount,
    cashOuts: [],
    odds: bet.odds,
    maxPayout: bet.rules.maxPayout,
    system: bet.shape.system,
    acceptMode,
    createdAt: now,
    decideAt: waits ? now + liveDelayMs : null,
    settledAt: null,
    rejection: null,
    legs: bet.legs.map(({ pick, odds }, position) => ({
      position,
      matchId: pick.match_id,
      marketId: pick.market_id,
      specifier: pick.specifier,
      outcomeId: pick.outcome_id,
      odds,
      status: waits ? 'held' : 'open',
      deadHeatFactor: null,
      finalText: null,
      cancelled: false,
      voidReason: null,
      decidedBefore: null,
    })),
  }
}
