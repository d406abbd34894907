import type { Db } from '../db/index.ts'

/**
 * Kinds of transfers that a bet may go through several times on its way to one end: what they come to together counts.
 */
const TOGETHER: Readonly<Record<string, string>> = {
  payout: 'results',
  correction: 'results',
  debt: 'results',
  debt_repaid: 'results',
  stake_settled: 'stakes',
  stake_reopened: 'stakes',
  bonus_stake: 'bonus',
  bonus_stake_returned: 'bonus',
  bonus_used: 'bonus',
  bonus_restored: 'bonus',
}

/** The ledger's entries for bets: the sum of every kind of transfer by account, in subunits. */
export async function bookedOf(db: Db, bets: readonly number[]): Promise<Readonly<Record<string, number>>> {
  const rows = await db.query<{ bet_id: bigint; kind: string; side: string; sum: bigint }>(
    `SELECT t.bet_id, t.kind, coalesce(a.system_code, 'player') AS side,
            sum(CASE WHEN a.id = t.to_account THEN t.amount ELSE -t.amount END)::bigint AS sum
     FROM wallet_transfers t JOIN wallet_accounts a ON a.id IN (t.from_account, t.to_account)
     WHERE t.bet_id = ANY ($1::bigint[]) GROUP BY 1, 2, 3`,
    [[...bets]],
  )
  const booked: Record<string, number> = {}
  for (const { bet_id: id, kind, side, sum } of rows) {
    const key = `bet ${bets.indexOf(Number(id)) + 1}, ${TOGETHER[kind] ?? kind}: ${side}`
    booked[key] = (booked[key] ?? 0) + Number(sum)
  }
  return Object.fromEntries(
    Object.entries(booked)
      .filter(([, sum]) => sum !== 0)
      .sort(),
  )
}
