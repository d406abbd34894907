import type { AcceptMode, BetResult, BetState, BetType, CallBody, ErrorName } from '@touchline/contract'
import type { Db, Reads } from '../../db/index.ts'
import type { AskedCashOut, BetRecord, CounterOffer, HostDebit, LegRecord, VipVerdict } from './bet-record.ts'
import type { BonusOfBet } from './bonus-of-bet.ts'
import { readFraction } from './cash-out/remainder.ts'

interface BetRow {
  readonly id: bigint
  readonly player_id: number
  readonly type: BetType
  readonly status: BetState
  readonly result: BetResult
  readonly currency: string
  readonly stake: bigint
  readonly win_amount: bigint
  readonly odds: bigint
  readonly max_payout: bigint
  readonly system_wins: number | null
  readonly system_total: number | null
  readonly accept_mode: AcceptMode
  readonly created_at: Date
  readonly decide_at: Date | null
  readonly settled_at: Date | null
  readonly rejection: ErrorName | null
  readonly exposure: bigint
  readonly is_vip: boolean
  readonly vip_verdict: VipVerdict | null
  readonly asked_stake: bigint | null
  readonly offer_stake: bigint | null
  readonly offer_odds: bigint | null
  readonly offer_win: bigint | null
  readonly offer_until: Date | null
  readonly debit: HostDebit | null
  /** As `n/d`. */
  readonly cash_remainder: string
  readonly auto_cash_out: bigint | null
  readonly cash_out_wish: CallBody<'cashOutBet'> | null
  readonly cash_out_asked_at: Date | null
  readonly cash_out_due_at: Date | null
  readonly bonus: (Omit<BonusOfBet, 'amount' | 'events'> & { readonly amount: number }) | null
  readonly legs: readonly LegRecord[]
  readonly jackpots: readonly number[]
  readonly cash_outs:
    | readonly { readonly stake: number; readonly amount: number; readonly at: number; readonly isAuto: boolean }[]
    | null
}

/** A bet and whose it is. */
export interface OwnedBet extends BetRecord {
  readonly playerId: number
}

/** What the provider of a leg `l` calls a reason that is a number of its own. */
const REASON_NAMES = `CASE WHEN l.void_reason LIKE 'vendor:%' THEN (
  SELECT jsonb_object_agg(w.language, w.words) FROM matches m JOIN tournaments t ON t.id = m.tournament_id
  JOIN feed_words w ON w.provider = t.provider AND w.kind = 'void_reason' AND w.number = substr(l.void_reason, 8)::int
  WHERE m.id = l.match_id) END`

/** Everything of bets that are called `b`. */
const COLUMNS = `b.*, (
    SELECT jsonb_agg(jsonb_build_object(
      'position', l.position, 'eventId', l.match_id, 'marketId', l.market_id, 'specifier', l.specifier,
      'outcomeId', l.outcome_id, 'odds', l.odds, 'status', l.status, 'isLive', l.price_is_live, 'deadHeatFactor', l.dead_heat_factor, 'deduction', l.deduction,
      'finalText', l.final_text, 'cancelled', l.cancelled, 'voidReason', l.void_reason, 'reasonNames', ${REASON_NAMES}, 'decidedBefore', l.decided_before) ORDER BY l.position)
    FROM bet_legs l WHERE l.bet_id = b.id) AS legs,
    CASE WHEN b.cashed_stake > 0 THEN (
      SELECT jsonb_agg(jsonb_build_object('stake', c.stake, 'amount', c.amount, 'at', round(extract(epoch FROM c.at) * 1000),
          'isAuto', c.auto_target IS NOT NULL)
        ORDER BY c.part)
      FROM bet_cashouts c WHERE c.bet_id = b.id) END AS cash_outs,
    ARRAY(SELECT e.jackpot_id FROM jackpot_entries e WHERE e.bet_id = b.id AND e.state <> 'left_out'
      UNION SELECT r.jackpot_id FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id WHERE d.bet_id = b.id ORDER BY 1) AS jackpots,
    (SELECT jsonb_build_object('id', CASE WHEN x.amount > 0 THEN x.issue_id ELSE x.bonus_id END, 'issueId', x.issue_id, 'odds', x.odds,
        'terms', x.terms || jsonb_build_object('type', x.type), 'isHouse', x.is_house, 'amount', x.amount, 'points', x.points)
      FROM bet_bonuses x WHERE x.bet_id = b.id) AS bonus,
    (SELECT jsonb_build_object('state', p.state, 'reason', p.reason) FROM host_payments p WHERE p.id = b.host_debit) AS debit`

/** Bets by id, in id order; ids that are none are left out. */
export async function loadBets(db: Db, ids: readonly number[]): Promise<OwnedBet[]> {
  const rows = await db.query<BetRow>(`SELECT ${COLUMNS} FROM bets b WHERE b.id = ANY ($1::bigint[]) ORDER BY b.id`, [
    ids,
  ])
  return rows.map(fromRow)
}

export interface BetListQuery {
  readonly playerId: number
  readonly states: readonly BetState[]
  /** Null: every result. */
  readonly results: readonly BetResult[] | null
  /** Whether large stakes that the desk rejected are among them. */
  readonly withRefusedVip: boolean
  /** Only bets with a smaller id; null for all. */
  readonly before: number | null
  readonly limit: number
  readonly offset: number
}

/** A player's bets, newest first, and how many there are in all. */
export async function listBets(
  reads: Reads,
  { playerId, states, results, withRefusedVip, before, limit, offset }: BetListQuery,
): Promise<{ readonly bets: OwnedBet[]; readonly total: number }> {
  const where = `WHERE b.player_id = $1 AND b.status = ANY ($2::text[])
    AND ($3::text[] IS NULL OR b.result = ANY ($3::text[])) AND ($4 OR NOT (b.is_vip AND b.status = 'rejected'))
    AND ($5::bigint IS NULL OR b.id < $5::bigint)`
  const wanted = [playerId, states, results, withRefusedVip, before]
  const [count] = await reads.query<{ n: number }>(`SELECT count(*)::int AS n FROM bets b ${where}`, wanted)
  // The page is found before its bets are read: of those that are skipped nothing but the row is looked at.
  const page = `SELECT * FROM bets b ${where} ORDER BY b.id DESC LIMIT $6 OFFSET $7`
  const rows = await reads.query<BetRow>(`SELECT ${COLUMNS} FROM (${page}) b ORDER BY b.id DESC`, [
    ...wanted,
    limit,
    offset,
  ])
  return { bets: rows.map(fromRow), total: count?.n ?? 0 }
}

function fromRow(row: BetRow): OwnedBet {
  const { system_wins: wins, system_total: total } = row
  return {
    id: Number(row.id),
    playerId: row.player_id,
    type: row.type,
    status: row.status,
    result: row.result,
    currency: row.currency,
    stake: row.stake,
    winAmount: row.win_amount,
    odds: Number(row.odds),
    maxPayout: row.max_payout,
    system: wins === null || total === null ? null : { wins, total },
    acceptMode: row.accept_mode,
    createdAt: row.created_at.getTime(),
    decideAt: row.decide_at?.getTime() ?? null,
    settledAt: row.settled_at?.getTime() ?? null,
    rejection: row.rejection,
    exposure: row.exposure,
    isVip: row.is_vip,
    vipVerdict: row.vip_verdict,
    offer: offerOf(row),
    hostDebit: row.debit,
    legs: row.legs,
    jackpots: row.jackpots,
    bonus: row.bonus === null ? null : { ...row.bonus, amount: BigInt(row.bonus.amount), events: [] },
    cashRemainder: readFraction(row.cash_remainder),
    autoCashOut: row.auto_cash_out,
    askedCashOut: askedOf(row),
    cashOuts: (row.cash_outs ?? []).map(({ stake, amount, at, isAuto }) => ({
      stake: BigInt(stake),
      amount: BigInt(amount),
      at,
      isAuto,
    })),
  }
}

function offerOf(row: BetRow): CounterOffer | null {
  const {
    asked_stake: askedStake,
    offer_stake: stake,
    offer_odds: odds,
    offer_win: winAmount,
    offer_until: until,
  } = row
  if (askedStake === null || stake === null || winAmount === null || until === null) return null
  return { askedStake, stake, odds: odds === null ? null : Number(odds), winAmount, until: until.getTime() }
}

function askedOf({ cash_out_wish: wish, cash_out_asked_at: asked, cash_out_due_at: due }: BetRow): AskedCashOut | null {
  if (wish === null || asked === null || due === null) return null
  return { wish, askedAt: asked.getTime(), decideAt: due.getTime() }
}
