import type { Db } from '../../../db/index.ts'
import type { OwnedBet } from '../load-bets.ts'
import type { CashOutDecision } from './decide-cash-out.ts'

/** Books a cash-out of a bet that is locked as it is in `before`. */
export async function bookCashOut(
  tx: Db,
  before: OwnedBet,
  { part, bet }: Extract<CashOutDecision, { kind: 'paid' }>,
  now: number,
): Promise<void> {
  const [row] = await tx.query<{ booked: boolean }>('SELECT cash_out_bet($1, $2, $3, $4, $5, $6) AS booked', [
    new Date(now),
    before.id,
    before.stake,
    part.stake,
    part.amount,
    bet.winAmount,
  ])
  if (row?.booked !== true) throw new Error(`Bet ${before.id} was changed while it was locked`)
}
