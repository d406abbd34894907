import { STATEMENT_TYPES, type StatementType } from '@touchline/contract'

/** What a statement calls a kind of transfer: its own name where players know it. */
export function statementType(kind: string): StatementType {
  return STATEMENT_TYPES.find((type) => type === kind) ?? 'other'
}
