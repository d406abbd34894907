import { STATEMENT_TYPES, type StatementType } from '@touchline/contract'

/** Kinds of transfers that a statement calls by another name than their own. */
const CALLED: Readonly<Record<string, StatementType>> = {
  payment: 'deposit',
  withdrawal_reserved: 'withdrawal',
  withdrawal_unpaid: 'withdrawal_returned',
  exchange_out: 'exchange',
  exchange_in: 'exchange',
}

/** What a statement calls a kind of transfer: its own name where players know it. */
export function statementType(kind: string): StatementType {
  return CALLED[kind] ?? STATEMENT_TYPES.find((type) => type === kind) ?? 'other'
}

/** Kinds of transfers that have a name, or that are called by this one. */
export function kindsOf(type?: StatementType): readonly string[] {
  const named = Object.keys(CALLED).filter((kind) => type === undefined || CALLED[kind] === type)
  return [...named, ...(type === undefined ? STATEMENT_TYPES : [type])]
}
