import { betRef } from '../../../../kernel/bet-ref.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../../kernel/paging.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { countMovements, listMovements } from '../../../wallet/index.ts'
import type { PlatformParts } from '../../parts.ts'
import { statementFilter } from '../../statements/statement-filter.ts'
import { statementType } from '../../statements/statement-type.ts'

const DEFAULT_LIMIT = 50

export function getStatements(ports: PlatformParts): Handler<'getStatements'> {
  return async ({ player, query }) => {
    const filter = await statementFilter(ports, player.playerId, query)
    if (filter instanceof Refusal) return filter
    const page = pageOf(query, DEFAULT_LIMIT)
    const total = await countMovements(ports.reads, filter)
    const movements = await listMovements(ports.reads, filter, { ...page, order: 'newest_first' })
    return {
      data: movements.map((movement) => ({
        id: Number(movement.id),
        type: statementType(movement.kind),
        amount: Number(movement.amount),
        balance: Number(movement.balance),
        currency: filter.currency,
        bet_id: movement.bet_id === null ? null : Number(movement.bet_id),
        bet_ref: movement.bet_id === null ? null : betRef(movement.bet_id),
        at: movement.at.toISOString(),
      })),
      pagination: paginationOf(total, page),
    }
  }
}
