import type { Currency } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'

/** What a player owes in a currency, in subunits. */
export interface Debt {
  readonly currency: Currency
  readonly amount: bigint
}

/**
 * What a player owes, by currency; empty where they owe nothing. While it is not, nothing is paid out to them or
 * changed (decision 10).
 */
export async function openDebts(tx: Db, playerId: number): Promise<readonly Debt[]> {
  const rows = await tx.query<{ currency: string; subunits: number; amount: bigint }>(
    'SELECT currency, subunits, amount FROM wallet_debt_of($1)',
    [playerId],
  )
  return rows.map(({ currency, subunits, amount }) => ({ currency: { code: currency, subunits }, amount }))
}

/**
 * The reason why a player in debt cannot move money out; null without a debt. The caller holds a lock of their account.
 */
export async function debtRefusal(tx: Db, playerId: number): Promise<Refusal | null> {
  const owed = await openDebts(tx, playerId)
  return owed.length === 0 ? null : refuse('debt_open', { values: { owed } })
}

/**
 * Locks what may pay a debt of a player: withdrawals that wait, then all their accounts. Before anything else of theirs
 * is locked.
 */
export async function holdForDebt(tx: Db, playerId: number): Promise<void> {
  await tx.query('SELECT wallet_hold_for_debt(ARRAY[$1::int])', [playerId])
}
