import type { Db } from '../../../db/index.ts'
import { loadBets, type OwnedBet, winAsPlaced } from '../../bets/index.ts'
import { cancelledBets } from '../cancelled-bets.ts'
import { whatIsDue } from '../what-is-due.ts'

export const DUE_RULE = 'a bet is and pays what its legs give'

/** Bets that are computed at a time. */
const PAGE = 1_000

/**
 * Computes every bet again from its legs, prices and stake by the rules of `betting`, and returns those that are or pay
 * something else, as text.
 */
export async function wrongPayouts(tx: Db): Promise<readonly string[]> {
  const [pending] = await tx.query('SELECT 1 FROM settlement_changes LIMIT 1', [])
  const wrong: string[] = []
  for (let last = 0; ; ) {
    const rows = await tx.query<{ id: bigint }>(`SELECT id FROM bets WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, [last])
    const ids = rows.map((row) => Number(row.id))
    if (ids.length === 0) return wrong
    const cancelled = await cancelledBets(tx, ids)
    for (const bet of await loadBets(tx, ids)) {
      // Statements about bets that are not worked off yet do not count yet.
      const isCancelled = pending === undefined ? cancelled.has(bet.id) : bet.status === 'cancelled'
      const fault = bet.legs === null ? null : faultOf(bet, isCancelled)
      if (fault !== null) wrong.push(`bet ${bet.id}: ${fault}`)
    }
    last = ids.at(-1) ?? last
  }
}

function faultOf(bet: OwnedBet, isCancelled: boolean): string | null {
  const due = dueOf(bet, isCancelled)
  const is = `${bet.status}, ${bet.result}, ${bet.winAmount}`
  const shouldBe = `${due.status}, ${due.result}, ${due.amount}`
  return is === shouldBe ? null : `${is}, but its legs give ${shouldBe}`
}

function dueOf(bet: OwnedBet, isCancelled: boolean): { status: string; result: string; amount: bigint } {
  switch (bet.status) {
    case 'waiting_results':
    case 'done':
    case 'cancelled':
      return whatIsDue(bet, isCancelled)
    case 'submitted':
      return { status: bet.status, result: 'no_results', amount: winAsPlaced(bet) }
    case 'rejected':
      return { status: bet.status, result: 'canceled', amount: 0n }
    case 'cashed_out':
      return { status: bet.status, result: 'cashed_out', amount: 0n }
    default:
      return { status: bet.status, result: bet.result, amount: bet.winAmount }
  }
}
