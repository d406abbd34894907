import { type Currency, formatAmount } from '@touchline/betting'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { csv } from '../../../../lib/csv.ts'
import type { ServedLocale } from '../../../../lib/locale.ts'
import { FileReply, Refusal, refuse } from '../../../../lib/refusal.ts'
import { listMovements, type Movement } from '../../../wallet/index.ts'
import { useRate } from '../../limits/rate-limit.ts'
import { statementFilter } from '../../statements/statement-filter.ts'
import { STATEMENT_COLUMNS, STATEMENT_TYPE_TEXTS } from '../../statements/statement-texts.ts'
import { statementType } from '../../statements/statement-type.ts'

/** Beyond this many rows, a shorter time has to be chosen: nobody gets a file that silently ends early. */
const MAX_ROWS = 50_000

/** Amounts stand in columns of their own for in and out, so that they can be summed as they are. */
export async function getStatementsFile(
  context: BookContext,
  { player, query, locale }: CallRequest<'getStatementsFile'>,
): Promise<FileReply | Refusal> {
  const filter = await statementFilter(context, player.playerId, query)
  if (filter instanceof Refusal) return filter
  const refused = await useRate(context, 'statement_file', String(player.playerId))
  if (refused !== null) return refused
  const movements = await listMovements(context.db, filter, { limit: MAX_ROWS + 1, offset: 0, order: 'oldest_first' })
  if (movements.length > MAX_ROWS) return refuse('statement_too_long')
  const currency = context.currencies.get(filter.currency)?.currency
  if (currency === undefined) return refuse('currency_not_offered')
  const rows = movements.map((movement) => rowOf(movement, currency, locale))
  const day = new Date(context.clock.now()).toISOString().slice(0, 10)
  return new FileReply(csv([STATEMENT_COLUMNS[locale], ...rows]), `statement-${filter.currency}-${day}.csv`)
}

function rowOf(movement: Movement, currency: Currency, locale: ServedLocale): readonly string[] {
  const { id, kind, amount, balance, bet_id, at } = movement
  return [
    at.toISOString(),
    String(id),
    STATEMENT_TYPE_TEXTS[statementType(kind)][locale],
    amount > 0n ? formatAmount(amount, currency) : '',
    amount < 0n ? formatAmount(-amount, currency) : '',
    formatAmount(balance, currency),
    currency.code,
    bet_id === null ? '' : String(bet_id),
  ]
}
