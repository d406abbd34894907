import type { Db } from '../../../../db/index.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { type Refusal, refuse } from '../../../../kernel/refusal.ts'
import { readPhone } from '../../access/login.ts'
import { provePassword } from '../../factors/prove-password.ts'
import { limitTexts, refuseUnserved, textFreeAt } from '../../limits/limit-texts.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { PlatformParts } from '../../parts.ts'
import { phoneView } from '../../phone/phone-view.ts'

const RESEND_AFTER_MS = 60_000

/**
 * A verified number becomes a login: setting one requires the password; requesting its code again does not. A number
 * that another player has verified gets its code like any other: only who can read it learns more.
 */
export function requestPhoneCode(ports: PlatformParts): Handler<'requestPhoneCode'> {
  return async ({ body, player, locale, address }) => {
    const { db, clock, signals } = ports
    const { playerId } = player
    const before = await phoneView(ports, playerId)
    const phone = readPhone(body.phone_number ?? before.phone_number ?? '')?.value
    if (phone === undefined) return refuse('phone_invalid')
    if (phone === before.phone_number && before.verified_status === 'verified') return { data: before }
    const refusedPassword = (await isAskedFor(db, playerId, phone))
      ? null
      : await provesPassword(ports, playerId, body.password)
    if (refusedPassword !== null) return refusedPassword
    const now = clock.now()
    if (before.resend_timeout_until !== null) {
      return refuse('sms_too_soon', { retryAfterMs: Date.parse(before.resend_timeout_until) - now })
    }
    const unserved = await refuseUnserved(ports, phone)
    if (unserved !== null) return unserved
    const wanted = { phone, address, playerId }
    const freeAt = await textFreeAt(ports, wanted)
    if (freeAt !== null) return refuse('sms_limit_reached', { retryAfterMs: freeAt - now })
    const refused = await db.tx(async (tx) => {
      const started = await tx.query(
        `INSERT INTO phone_verifications AS v (player_id, phone, resend_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET phone = $2, resend_at = $3, code_hash = NULL, code_expires_at = NULL
       WHERE v.resend_at <= $4 RETURNING 1`,
        [playerId, phone, new Date(now + RESEND_AFTER_MS), new Date(now)],
      )
      // Of concurrent requests, one gets here.
      if (started.length === 0) return refuse('sms_too_soon', { retryAfterMs: RESEND_AFTER_MS })
      const tooMany = await limitTexts({ ...ports, db: tx }, wanted)
      if (tooMany !== null)
        return refuse('sms_limit_reached', { retryAfterMs: tooMany.retryAfterMs ?? RESEND_AFTER_MS })
      await queueMessage(tx, { kind: 'phone_code', recipient: phone, language: locale, playerId }, now)
      return null
    })
    if (refused !== null) return refused
    signals.emit('message_queued', null)
    return { data: await phoneView(ports, playerId) }
  }
}

/** Whether the player, who has proved who they are, is verifying this number already. */
async function isAskedFor(db: Db, playerId: number, phone: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM phone_verifications WHERE player_id = $1 AND phone = $2', [
    playerId,
    phone,
  ])
  return rows.length > 0
}

async function provesPassword(
  ports: PlatformParts,
  playerId: number,
  password: string | undefined,
): Promise<Refusal | null> {
  if (password !== undefined) return provePassword(ports, playerId, password)
  const message = 'A number becomes a way to sign in: the current password is needed with it.'
  return refuse('validation', { details: [{ path: 'body.password', message }] })
}
