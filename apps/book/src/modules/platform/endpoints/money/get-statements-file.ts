import { type Currency, formatAmount } from '@touchline/betting'
import { betRef } from '../../../../kernel/bet-ref.ts'
import { csv } from '../../../../kernel/csv.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import { FileReply, Refusal, refuse } from '../../../../kernel/refusal.ts'
import { listMovements, type Movement } from '../../../wallet/index.ts'
import { useRate } from '../../limits/rate-limit.ts'
import type { PlatformParts } from '../../parts.ts'
import { statementFilter } from '../../statements/statement-filter.ts'
import { statementColumns, statementTypeText } from '../../statements/statement-texts.ts'
import { statementType } from '../../statements/statement-type.ts'

/** Beyond this many rows a shorter time has to be chosen, so that no file ends early without a sign. */
const MAX_ROWS = 50_000

/** Amounts in and out are in columns of their own, so that a spreadsheet can sum them. */
export function getStatementsFile(ports: PlatformParts): Handler<'getStatementsFile'> {
  return async ({ player, query, locale }) => {
    const filter = await statementFilter(ports, player.playerId, query)
    if (filter instanceof Refusal) return filter
    const refused = await useRate(ports, 'statement_file', String(player.playerId))
    if (refused !== null) return refused
    const movements = await listMovements(ports.reads, filter, {
      limit: MAX_ROWS + 1,
      offset: 0,
      order: 'oldest_first',
    })
    if (movements.length > MAX_ROWS) return refuse('statement_too_long')
    const currency = ports.currencies.get(filter.currency)?.currency
    if (currency === undefined) return refuse('currency_not_offered')
    const rows = movements.map((movement) => rowOf(movement, currency, locale))
    const day = new Date(ports.clock.now()).toISOString().slice(0, 10)
    return new FileReply(csv([statementColumns(locale), ...rows]), `statement-${filter.currency}-${day}.csv`)
  }
}

function rowOf(movement: Movement, currency: Currency, locale: ServedLocale): readonly string[] {
  const { id, kind, amount, balance, bet_id, at } = movement
  return [
    at.toISOString(),
    String(id),
    statementTypeText(statementType(kind), locale),
    amount > 0n ? formatAmount(amount, currency) : '',
    amount < 0n ? formatAmount(-amount, currency) : '',
    formatAmount(balance, currency),
    currency.code,
    bet_id === null ? '' : betRef(bet_id),
  ]
}
