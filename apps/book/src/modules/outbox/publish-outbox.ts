import { privateChannel } from '@touchline/contract'
import type { BookContext } from '../../context.ts'
import { SERVED_LOCALES } from '../../lib/locale.ts'
import type { OutboxRow } from './outbox-event.ts'
import { createRenderer } from './render-events.ts'

const BATCH = 200

/**
 * Publishes what the outbox holds, oldest first, on each player's private channels, and drops a row once all of it is out:
 * at least once. What did not get out stays and is tried again.
 * @returns true when there may be more at once
 */
export async function publishOutbox(context: BookContext): Promise<boolean> {
  const { db, signals } = context
  const rows = await db.query<OutboxRow>(`SELECT id, player_id, events FROM outbox ORDER BY id LIMIT ${BATCH}`, [])
  if (rows.length === 0) return false
  const render = await createRenderer(context, rows)
  const published: bigint[] = []
  const betIds = new Set<number>()
  for (const row of rows) {
    if (!(await publishRow(context, row, render))) break
    published.push(row.id)
    for (const event of row.events) if (event.type === 'bet_changed') betIds.add(event.bet_id)
  }
  if (published.length > 0) await db.query('DELETE FROM outbox WHERE id = ANY ($1::bigint[])', [published])
  if (betIds.size > 0) signals.emit('bets_changed', { betIds: [...betIds] })
  return published.length === BATCH
}

async function publishRow(
  { publisher, log }: BookContext,
  row: OutboxRow,
  render: Awaited<ReturnType<typeof createRenderer>>,
): Promise<boolean> {
  const sent = SERVED_LOCALES.flatMap((locale) =>
    row.events.map((event, index) => {
      const message = render(row.player_id, event, locale)
      // The key makes a repetition after a crash invisible to those who have had it.
      const idempotencyKey = `outbox-${row.id}-${index}-${locale}`
      return message && publisher.publish(privateChannel(locale, row.player_id), message, { idempotencyKey })
    }),
  )
  const failed = (await Promise.all(sent)).find((result) => result?.ok === false)
  if (failed?.ok === false) log.warn(`outbox row ${row.id} is not out yet: ${failed.reason}`)
  return failed === undefined
}
