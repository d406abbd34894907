import { kindOfLogin } from '../access/login.ts'
import type { PlatformParts } from '../parts.ts'
import { mailBody } from './mail-body.ts'
import { messageText } from './message-texts.ts'
import { type MessageRow, prepareMessage } from './prepare-message.ts'

const BATCH = 20
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 60 * 60_000
/** Then the links would be of no use any more. */
const MAX_ATTEMPTS = 12

/**
 * Sends what is due, each message at least once: a row is taken for itself until its next attempt would be due, and
 * goes when the next hop has the message. Several processes may do it.
 * @returns true when there may be more at once
 */
export async function deliverMessages(ports: PlatformParts): Promise<boolean> {
  const { db, clock } = ports
  const rows = await db.query<MessageRow>(
    `UPDATE messages SET attempts = attempts + 1,
       next_at = CASE WHEN attempts + 1 < ${MAX_ATTEMPTS}
         THEN $1::timestamptz + least(${FIRST_WAIT_MS} * power(2, attempts), ${LONGEST_WAIT_MS}) * interval '1 millisecond' END
     WHERE id IN (SELECT id FROM messages WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, recipient, language, sign_up_id, player_id, created_at, attempts`,
    [new Date(clock.now())],
  )
  await Promise.all(rows.map((row) => deliver(ports, row)))
  return rows.length === BATCH
}

async function deliver(ports: PlatformParts, row: MessageRow): Promise<void> {
  const { db, log } = ports
  try {
    await send(ports, row)
  } catch (error) {
    const next = row.attempts < MAX_ATTEMPTS ? 'will try again' : 'given up'
    log.warn(`message ${row.id} (${row.kind}) is not out, ${next}`, error)
    return
  }
  await db.query('DELETE FROM messages WHERE id = $1', [row.id])
  log.info(`message ${row.id} (${row.kind}) is done`)
}

async function send(ports: PlatformParts, row: MessageRow): Promise<void> {
  const prepared = await prepareMessage(ports, row)
  if (prepared === null) return
  const site = await ports.siteName()
  const text = messageText(prepared.template, prepared.language, { ...prepared, site })
  const id = `message-${row.id}-${row.created_at.getTime()}`
  if (kindOfLogin(row.recipient) === 'phone') return ports.sms.send({ id, to: row.recipient, text: text.sms })
  await ports.mail.send({ id, to: row.recipient, subject: text.subject, ...mailBody(text, prepared.link, site) })
}
