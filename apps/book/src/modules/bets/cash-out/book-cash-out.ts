import type { Db } from '../../../db/index.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { CashOutDecision } from './decide-cash-out.ts'
import { remainderText } from './remainder.ts'

/** A bet that nobody else changes until the transaction ends. */
export interface LockedBet {
  readonly bet: OwnedBet
  /** More is known of a leg than the bet says, and settlement is on its way. */
  readonly isDecided: boolean
}

const UNSETTLED_LEG = `SELECT 1 FROM leg_facts WHERE bet_id = $1 AND (status, deduction) IS DISTINCT FROM (true_status, true_deduction) LIMIT 1`

/** Locks a bet, then the matches of its open legs for what is said of them, then its account: the order that everybody keeps. */
export async function lockBet(tx: Db, id: number): Promise<LockedBet> {
  await tx.query('SELECT 1 FROM bets WHERE id = $1 FOR UPDATE', [id])
  await tx.query(`SELECT hold_for_bets(ARRAY(SELECT match_id FROM bet_legs WHERE bet_id = $1 AND status = 'open'))`, [
    id,
  ])
  await tx.query('SELECT 1 FROM wallet_accounts WHERE id = (SELECT account_id FROM bets WHERE id = $1) FOR UPDATE', [
    id,
  ])
  const [bet] = await loadBets(tx, [id])
  if (bet === undefined) throw new Error(`Bet ${id} is gone`)
  const results = await tx.query(UNSETTLED_LEG, [id])
  return { bet, isDecided: results.length > 0 }
}

/** Books a cash-out of a bet that is locked as it is in `before`. */
export async function bookCashOut(
  tx: Db,
  before: OwnedBet,
  { part, bet }: Extract<CashOutDecision, { kind: 'paid' }>,
  now: number,
): Promise<void> {
  const [row] = await tx.query<{ booked: boolean }>('SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7) AS booked', [
    new Date(now),
    before.id,
    before.stake,
    part.stake,
    part.amount,
    bet.winAmount,
    remainderText(part.remainder),
  ])
  if (row?.booked !== true) throw new Error(`Bet ${before.id} was changed while it was locked`)
}
