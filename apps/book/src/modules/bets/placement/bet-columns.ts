import type { BetRecord, LegRecord } from '../bet-record.ts'
import type { BonusOfBet } from '../bonus-of-bet.ts'

/** A bet as the placing functions of the database take it, without its legs. */
export function betColumns(
  bet: BetRecord,
  { isQuick, deviceId, key }: { readonly isQuick: boolean; readonly deviceId: string; readonly key: string },
) {
  return {
    id: bet.id,
    currency: bet.currency,
    type: bet.type,
    stake: Number(bet.stake),
    win_amount: Number(bet.winAmount),
    odds: bet.odds,
    max_payout: Number(bet.maxPayout),
    system_wins: bet.system?.wins ?? null,
    system_total: bet.system?.total ?? null,
    accept_mode: bet.acceptMode,
    is_quick: isQuick,
    device_id: deviceId,
    is_vip: bet.isVip,
    exposure: Number(bet.exposure),
    decide_at: bet.decideAt === null ? null : new Date(bet.decideAt).toISOString(),
    ...(bet.jackpots.length > 0 && { jackpots: bet.jackpots, jackpot_key: key }),
    ...(bet.hostDebit !== null && { asks_host: true }),
    ...(bet.bonus !== null && { bonus: bonusColumns(bet.bonus) }),
  }
}

function bonusColumns({ issueId, odds, terms, isHouse, amount, points, events }: BonusOfBet) {
  const { type, ...more } = terms
  return { issue_id: issueId, type, odds, terms: more, is_house: isHouse, amount: Number(amount), points, events }
}

/** What a leg is bet on, at which price and where in its bet. */
export type PlacedLeg = Pick<LegRecord, 'position' | 'eventId' | 'marketId' | 'specifier' | 'outcomeId' | 'odds'>

export function legColumns(leg: PlacedLeg) {
  return {
    position: leg.position,
    match_id: leg.eventId,
    market_id: leg.marketId,
    specifier: leg.specifier,
    outcome_id: leg.outcomeId,
    odds: leg.odds,
  }
}
