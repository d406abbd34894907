import type { Db } from '../../../db/index.ts'
import { createLoop, type Loop } from '../../../kernel/loop.ts'
import type { CashierPorts } from '../ports.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

const EVERY_MS = 5_000
/** Payouts sent to providers in one round. */
const AT_ONCE = 20
/** Delay before a failed payout request is sent again; it doubles each time, up to an hour. */
const AGAIN_MS = 15_000
const LATEST_MS = 3_600_000

interface Due {
  readonly withdrawal_id: number
  readonly token: string
  readonly tries: number
  readonly amount: bigint
  readonly currency: string
  readonly method: string
}

/** Queues an approved withdrawal for its method's provider, in the transaction of the approval. */
export async function queuePayout(tx: Db, withdrawalId: number, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO payouts (withdrawal_id, provider, token, tell_at, changed_at)
     SELECT w.id, m.provider, 'payout_' || replace(gen_random_uuid()::text, '-', ''), $2, $2
     FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.id = $1`,
    [withdrawalId, at],
  )
}

/**
 * Orders approved payouts from the provider, repeated until it has responded: under the same token it pays once. A
 * refused one is returned by an operator.
 */
export function createSendPayouts({ db, clock, log, provider }: CashierPorts): Loop {
  return createLoop({
    name: 'payouts',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      if (provider === null) return false
      const due = await db.query<Due & object>(
        `SELECT p.withdrawal_id, p.token, p.tries, w.amount, w.currency, m.token AS method
         FROM payouts p JOIN withdrawal_requests w ON w.id = p.withdrawal_id JOIN payment_methods m ON m.id = w.method_id
         WHERE p.provider = $1 AND p.tell_at <= $2 ORDER BY p.tell_at LIMIT ${AT_ONCE}`,
        [provider.name, new Date(clock.now())],
      )
      for (const payout of due) {
        try {
          await sendPayout(db, provider, payout, clock.now())
        } catch (error) {
          log.warn(`The payment provider did not receive the order to pay withdrawal ${payout.withdrawal_id}`, error)
        }
      }
      return due.length === AT_ONCE
    },
  })
}

async function sendPayout(db: Db, provider: PaymentProvider, payout: Due, now: number): Promise<void> {
  const { withdrawal_id: id, token, tries, amount, currency, method } = payout
  const next = now + Math.min(LATEST_MS, AGAIN_MS * 2 ** tries)
  await db.query(
    'UPDATE payouts SET tries = tries + 1, tell_at = $2 WHERE withdrawal_id = $1 AND tell_at IS NOT NULL',
    [id, new Date(next)],
  )
  const answer = await provider.payOut({ token, amount, currency, method })
  await db.query(
    `UPDATE payouts SET state = $2, reference = $3, reason = $4, tell_at = NULL, changed_at = $5
     WHERE withdrawal_id = $1 AND state = 'waiting'`,
    [
      id,
      answer.kind,
      answer.kind === 'paid' ? answer.reference : null,
      answer.kind === 'refused' ? answer.reason : null,
      new Date(now),
    ],
  )
}
