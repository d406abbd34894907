import type { StatementType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { text } from '../../../texts/index.ts'

const COLUMNS = ['time', 'movement', 'type', 'money_in', 'money_out', 'balance', 'currency', 'bet'] as const

/** Column titles of a statement file, left to right. */
export function statementColumns(locale: ServedLocale): readonly string[] {
  return COLUMNS.map((column) => text(locale, `statement.column.${column}`))
}

/** What players read for a type of movement. */
export function statementTypeText(type: StatementType, locale: ServedLocale): string {
  return text(locale, `statement.type.${type}`)
}
