import type { Db } from '../../../db/index.ts'
import { ANSWER_MS } from './ask-host.ts'

/** A payment that is due to be requested from its host. */
export interface DuePayment {
  readonly id: bigint
  readonly key: string
  readonly account_id: bigint
  readonly kind: 'debit' | 'credit'
  /** Of a debit `stake` or `debt`; of a credit the kind of transfer that credited the money. */
  readonly purpose: string
  readonly bet_id: bigint | null
  readonly amount: bigint
  readonly state: 'asked' | 'rolling_back'
  readonly tries: number
  readonly currency: string
  readonly host_id: number
  readonly external_id: string
  /** Version of the balance before the request to the host. */
  readonly version: bigint
  readonly bets: readonly number[]
}

/** How payments end; `rolling_back`: the deadline of a debit passed without a response. */
export type PaymentEnd = 'done' | 'refused' | 'rolling_back' | 'rolled_back'

/** A payment that a process has taken is free for others after this time. */
const HELD_MS = ANSWER_MS + 2_000

/**
 * Takes the payments that are due. A debt waits until all credits of its account have a response: otherwise the host
 * would refuse a debit of money that is on its way to it.
 */
export function takeDue(db: Db, now: number, most: number, busyHosts: readonly number[]): Promise<DuePayment[]> {
  return db.query<DuePayment & object>(
    `UPDATE host_payments p SET tries = p.tries + 1, try_at = $2
     FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
     WHERE h.account_id = p.account_id AND p.id IN (
       SELECT d.id FROM host_payments d JOIN host_accounts o ON o.account_id = d.account_id
       WHERE d.try_at <= $1 AND o.host_id <> ALL ($4::int[]) AND NOT (d.purpose = 'debt' AND d.state = 'asked' AND EXISTS (
         SELECT 1 FROM host_payments c WHERE c.account_id = d.account_id AND c.kind = 'credit' AND c.state = 'asked'))
       ORDER BY d.try_at, d.id LIMIT $3 FOR UPDATE OF d SKIP LOCKED)
     RETURNING p.id, p.key, p.account_id, p.kind, p.purpose, p.bet_id, p.amount, p.state, p.tries, a.currency, h.host_id,
       h.external_id, h.version, ARRAY(SELECT b.id::float8 FROM bets b WHERE b.host_debit = p.id ORDER BY b.id) AS bets`,
    [new Date(now), new Date(now + HELD_MS), most, busyHosts],
  )
}

/** Debits without a response in time. */
export async function findOverdue(db: Db, now: number): Promise<readonly bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    "SELECT id FROM host_payments WHERE try_at IS NOT NULL AND kind = 'debit' AND state = 'asked' AND until <= $1 ORDER BY id",
    [new Date(now)],
  )
  return rows.map(({ id }) => id)
}

/** Ends a payment and books its transfers. @returns false where it had ended in another way before */
export async function endPayment(
  db: Db,
  id: bigint,
  end: PaymentEnd,
  now: number,
  reason: string | null = null,
): Promise<boolean> {
  const [row] = await db.query<{ ended: boolean }>('SELECT host_payment_ends($1, $2, $3, $4) AS ended', [
    id,
    end,
    reason,
    new Date(now),
  ])
  return row?.ended === true
}

const FIRST_MS = 500
const LATEST_MS = 300_000

/** A try that came to nothing: the next one is twice as far away as the one before, at most five minutes. */
export async function putOff(db: Db, { id, state, tries }: DuePayment, fault: string, now: number): Promise<void> {
  const pause = Math.min(LATEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 20))
  await db.query(
    'UPDATE host_payments SET try_at = $3, last_fault = $4 WHERE id = $1 AND state = $2 AND ended_at IS NULL',
    [id, state, new Date(now + pause), fault.slice(0, 200)],
  )
}

/**
 * Stores a balance from a host and sends it to the player, unless another one was stored since `version`: responses may
 * arrive in another order than the host sent them.
 * @returns whether it was stored
 */
export async function noteBalance(
  db: Db,
  { accountId, version }: { readonly accountId: bigint; readonly version: bigint },
  balance: number,
  now: number,
): Promise<boolean> {
  const stored = await db.query(
    `UPDATE host_accounts SET balance = $2, version = version + 1, said_at = $3, stale_since = NULL, ask_at = NULL
     WHERE account_id = $1 AND version = $4 RETURNING 1`,
    [accountId, balance, new Date(now), version],
  )
  if (stored.length === 0) return false
  await db.query('SELECT outbox_append_balances(ARRAY[$1::bigint])', [accountId])
  return true
}
