import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { pageOf, paginationOf } from '../../../../lib/paging.ts'
import { Refusal } from '../../../../lib/refusal.ts'
import { countMovements, listMovements } from '../../../wallet/index.ts'
import { statementFilter } from '../../statements/statement-filter.ts'
import { statementType } from '../../statements/statement-type.ts'

const DEFAULT_LIMIT = 50

export async function getStatements(
  context: BookContext,
  { player, query }: CallRequest<'getStatements'>,
): Promise<CallAnswer<'getStatements'> | Refusal> {
  const filter = await statementFilter(context, player.playerId, query)
  if (filter instanceof Refusal) return filter
  const page = pageOf(query, DEFAULT_LIMIT)
  const total = await countMovements(context.db, filter)
  const movements = await listMovements(context.db, filter, { ...page, order: 'newest_first' })
  return {
    data: movements.map((movement) => ({
      id: Number(movement.id),
      type: statementType(movement.kind),
      amount: Number(movement.amount),
      balance: Number(movement.balance),
      currency: filter.currency,
      bet_id: movement.bet_id === null ? null : Number(movement.bet_id),
      at: movement.at.toISOString(),
    })),
    pagination: paginationOf(total, page),
  }
}
