import type { Db } from '../../db/index.ts'

type Side = bigint | { readonly system: string; readonly currency: string }

export interface Posting {
  readonly kind: string
  /** An account, or one of the system by its code. */
  readonly from: Side
  readonly to: Side
  /** In subunits, above 0. */
  readonly amount: bigint
  readonly at: Date
}

/** Books one transfer and returns its id. */
export async function post(tx: Db, { kind, from, to, amount, at }: Posting): Promise<bigint> {
  const values: unknown[] = [kind, amount, at]
  const side = (of: Side): string => {
    if (typeof of === 'bigint') return `$${values.push(of)}::bigint`
    return `wallet_system($${values.push(of.system)}, $${values.push(of.currency)})`
  }
  const [row] = await tx.query<{ id: bigint }>(
    `SELECT wallet_post_one($1, ${side(from)}, ${side(to)}, $2::bigint, $3::timestamptz) AS id`,
    values,
  )
  if (row === undefined) throw new Error(`The ${kind} was not booked`)
  return row.id
}

/** Notifies the owners of accounts of their new balances. */
export async function publishBalances(tx: Db, accounts: readonly bigint[]): Promise<void> {
  await tx.query('SELECT outbox_append_balances($1::bigint[])', [accounts])
}
