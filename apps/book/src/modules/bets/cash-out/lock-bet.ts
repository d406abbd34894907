import type { Db } from '../../../db/index.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'

/** A bet that nobody else changes until the transaction ends. */
export interface LockedBet {
  readonly bet: OwnedBet
  /** More is known of a leg than the bet says, and settlement is on its way. */
  readonly isDecided: boolean
}

const UNSETTLED_LEG = `SELECT 1 FROM leg_facts WHERE bet_id = $1 AND (status, deduction) IS DISTINCT FROM (true_status, true_deduction) LIMIT 1`

/** Locks a bet, then its account, in the order in which settlement does. */
export async function lockBet(tx: Db, id: number): Promise<LockedBet> {
  await tx.query('SELECT 1 FROM bets WHERE id = $1 FOR UPDATE', [id])
  await tx.query('SELECT 1 FROM wallet_accounts WHERE id = (SELECT account_id FROM bets WHERE id = $1) FOR UPDATE', [
    id,
  ])
  const [bet] = await loadBets(tx, [id])
  if (bet === undefined) throw new Error(`Bet ${id} is gone`)
  const results = await tx.query(UNSETTLED_LEG, [id])
  return { bet, isDecided: results.length > 0 }
}
