import type { Db } from '../../../db/index.ts'

/** A payment that its host has not confirmed. */
export interface OpenPayment {
  readonly key: string
  readonly origin: string
  readonly kind: string
  readonly purpose: string
  readonly state: string
  readonly amount: bigint
  readonly currency: string
  readonly external_id: string
  readonly made_at: Date
  readonly tries: number
  readonly last_fault: string | null
}

/** What hosts have not confirmed yet, the oldest first. @param hostId of one host; of all where null */
export function listOpenPayments(db: Db, hostId: number | null): Promise<OpenPayment[]> {
  return db.query<OpenPayment & object>(
    `SELECT p.key, e.origin, p.kind, p.purpose, p.state, p.amount, a.currency, h.external_id, p.made_at, p.tries, p.last_fault
     FROM host_payments p JOIN host_accounts h ON h.account_id = p.account_id JOIN embed_hosts e ON e.id = h.host_id
     JOIN wallet_accounts a ON a.id = p.account_id
     WHERE p.ended_at IS NULL AND ($1::int IS NULL OR h.host_id = $1) ORDER BY p.id`,
    [hostId],
  )
}

/** Requests everything that is open from a host at once. @returns how many payments that is */
export async function askAgain(db: Db, hostId: number, now: number): Promise<number> {
  const rows = await db.query(
    `UPDATE host_payments p SET try_at = least(p.try_at, $2) FROM host_accounts h
     WHERE h.account_id = p.account_id AND h.host_id = $1 AND p.ended_at IS NULL RETURNING 1`,
    [hostId, new Date(now)],
  )
  return rows.length
}
