import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import type { CashierPorts } from '../ports.ts'
import { listWithdrawals, withdrawalView } from '../withdrawals/withdrawal-row.ts'

const DEFAULT_LIMIT = 20

export function getWithdrawals({ db }: CashierPorts): Handler<'getWithdrawals'> {
  return async ({ player, query }) => {
    const page = pageOf(query, DEFAULT_LIMIT)
    const rows = await listWithdrawals(db, player.playerId, page)
    const [count] = await db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM withdrawal_requests WHERE player_id = $1',
      [player.playerId],
    )
    return { data: rows.map(withdrawalView), pagination: paginationOf(count?.n ?? 0, page) }
  }
}
