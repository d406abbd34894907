import type { Infra } from '../../../kernel/infra.ts'
import { dropFreeRates } from '../limits/rate-limit.ts'
import { dropOldFailures } from './sign-in-guard.ts'

/** A message that was given up is kept this long, for the operator to see. */
const GIVEN_UP_MS = 7 * 24 * 3_600_000

/** A number that is being verified is remembered this long after its last code. */
const PHONE_MS = 24 * 3_600_000

/**
 * Deletes what leads into accounts no more: sessions, links, sign-ups and codes that are over, and what was counted.
 */
export async function dropExpiredAccess(ports: Pick<Infra, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = ports
  const now = new Date(clock.now())
  await db.query('DELETE FROM sessions WHERE expires_at < $1', [now])
  await db.query('DELETE FROM access_tokens WHERE expires_at < $1', [now])
  await db.query('DELETE FROM passkey_challenges WHERE expires_at < $1', [now])
  await db.query('DELETE FROM sign_ups WHERE expires_at < $1', [now])
  await db.query('DELETE FROM phone_verifications WHERE resend_at < $1', [new Date(clock.now() - PHONE_MS)])
  await db.query('DELETE FROM messages WHERE next_at IS NULL AND created_at < $1', [
    new Date(clock.now() - GIVEN_UP_MS),
  ])
  await dropOldFailures(db, clock.now())
  await dropFreeRates(ports)
}
