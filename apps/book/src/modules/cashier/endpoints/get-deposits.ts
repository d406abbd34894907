import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import { depositView } from '../deposits/deposit-row.ts'
import { listDeposits } from '../deposits/find-deposits.ts'
import type { CashierPorts } from '../ports.ts'

const DEFAULT_LIMIT = 20

export function getDeposits({ db }: CashierPorts): Handler<'getDeposits'> {
  return async ({ player, query }) => {
    const page = pageOf(query, DEFAULT_LIMIT)
    const rows = await listDeposits(db, player.playerId, page)
    const [count] = await db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM deposit_intents WHERE player_id = $1',
      [player.playerId],
    )
    return { data: rows.map(depositView), pagination: paginationOf(count?.n ?? 0, page) }
  }
}
