import type { PushPorts } from './ports.ts'
import { type PushedContent, pushText } from './push-text.ts'
import { type Sent, type Subscription, sendPush } from './send-push.ts'
import type { Vapid } from './vapid.ts'

const BATCH = 20
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000

type DueRow = Subscription &
  PushedContent & {
    readonly id: bigint
    readonly subscription_id: bigint
    readonly until: Date
    readonly language: string
    /** Whether it invites to bet a player who is barred now. */
    readonly is_barred: boolean
    readonly read_at: Date | null
  }

/**
 * Hands over what is due, each message at least once: a row is taken for itself until its next attempt would be due.
 * Several processes may do it.
 * @returns true when there may be more at once
 */
export async function deliverPushes(ports: PushPorts, vapid: Vapid): Promise<boolean> {
  const { db, clock } = ports
  const now = new Date(clock.now())
  await db.query('DELETE FROM push_messages WHERE until <= $1', [now])
  const rows = await db.query<DueRow>(
    `WITH due AS (
       UPDATE push_messages SET attempts = attempts + 1,
         next_at = ms_after($1, least(${FIRST_WAIT_MS} * power(2, attempts), ${LONGEST_WAIT_MS})::numeric)
       WHERE id IN (SELECT id FROM push_messages WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id, subscription_id, notification_id, until)
     SELECT d.id, d.subscription_id, d.until, s.endpoint, s.p256dh, s.auth, p.language, n.template, n.data, n.object_type, n.object_id, n.read_at,
            push_invites(n.template) AND is_barred(s.player_id, $1) AS is_barred
     FROM due d JOIN push_subscriptions s ON s.id = d.subscription_id JOIN notifications n ON n.id = d.notification_id
          JOIN players p ON p.id = s.player_id
     ORDER BY d.id`,
    [now],
  )
  await Promise.all(rows.map((row) => deliver(ports, vapid, row)))
  return rows.length === BATCH
}

async function deliver(ports: PushPorts, vapid: Vapid, row: DueRow): Promise<void> {
  const { db, clock, currencies, log } = ports
  const drop = () => db.query('DELETE FROM push_messages WHERE id = $1', [row.id])
  // What was read on another screen is no news, and no invitation goes to a player who is barred.
  if (row.is_barred || row.read_at !== null) return void (await drop())
  const { title, body, path, tag, lang } = pushText(row, currencies, row.language)
  const sent = await sendPush(
    row,
    {
      payload: JSON.stringify({ title, body, path, tag, lang }),
      ttlSeconds: Math.max(1, Math.ceil((row.until.getTime() - clock.now()) / 1_000)),
      topic: tag.slice(0, 32),
    },
    vapid,
  )
  switch (sent.kind) {
    case 'taken':
      return void (await drop())
    case 'gone':
      return void (await db.query('DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2', [
        row.subscription_id,
        row.endpoint,
      ]))
    case 'refused':
      log.warn(`push message ${row.id} was refused with status ${sent.status} by ${new URL(row.endpoint).host}`)
      return void (await drop())
    case 'later':
      return postpone(ports, row, sent)
  }
}

/** The next attempt is set already; a service that wants to be left alone for longer is. */
async function postpone({ db, clock, log }: PushPorts, { id, endpoint }: DueRow, sent: Sent & { kind: 'later' }) {
  log.warn(`push message ${id} is not with ${new URL(endpoint).host} yet, will try again: ${sent.why}`)
  if (sent.afterSeconds === null) return
  await db.query('UPDATE push_messages SET next_at = greatest(next_at, $2) WHERE id = $1', [
    id,
    new Date(clock.now() + Math.min(sent.afterSeconds * 1_000, LONGEST_WAIT_MS)),
  ])
}
