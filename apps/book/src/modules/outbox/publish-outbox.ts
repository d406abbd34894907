import { privateChannel } from '@touchline/contract'
import { type LanguagesOf, languagesOf } from '../platform/index.ts'
import type { OutboxRow } from './outbox-event.ts'
import type { OutboxPorts } from './ports.ts'
import { createRenderer } from './render-events.ts'

const BATCH = 200
/** Messages of a round, unless one row has more: they must not displace prices in the publisher's queue. */
const MESSAGES = 2_000

/**
 * Publishes what the outbox holds on each player's private channels, in the languages in which devices of the player
 * listen (decision 96), and drops a row once all of it is out: at least once, and of each player the oldest first.
 * Players do not wait for one another: a round takes as long as one of them, not as all. What did not get out stays,
 * with what comes after it for the same player, and is tried again.
 * @returns true when there may be more at once
 */
export async function publishOutbox(ports: OutboxPorts): Promise<boolean> {
  const { db, clock, signals } = ports
  const oldest = await db.query<OutboxRow>(`SELECT id, player_id, events FROM outbox ORDER BY id LIMIT ${BATCH}`, [])
  if (oldest.length === 0) return false
  const languages = await languagesOf(db, [...new Set(oldest.map((row) => row.player_id))], clock.now())
  const rows = firstOf(oldest, languages)
  const players = byPlayer(rows)
  const render = await createRenderer(ports, rows, languages)
  const sending = { ...ports, languages, render }
  const published = (await Promise.all([...players.values()].map((own) => publishInTurn(sending, own)))).flat()
  const betIds = new Set<number>()
  for (const { events } of published)
    for (const event of events) if (event.type === 'bet_changed') betIds.add(event.bet_id)
  if (published.length > 0)
    await db.query('DELETE FROM outbox WHERE id = ANY ($1::bigint[])', [published.map(({ id }) => id)])
  if (betIds.size > 0) signals.emit('bets_changed', { betIds: [...betIds] })
  return (oldest.length === BATCH || rows.length < oldest.length) && published.length > 0
}

/** The oldest rows, as many as have no more than `MESSAGES` together, and at least one. */
function firstOf(rows: readonly OutboxRow[], languages: LanguagesOf): readonly OutboxRow[] {
  let messages = 0
  const end = rows.findIndex((row, i) => {
    messages += row.events.length * languages(row.player_id).length
    return i > 0 && messages > MESSAGES
  })
  return end < 0 ? rows : rows.slice(0, end)
}

interface Sending extends OutboxPorts {
  readonly languages: LanguagesOf
  readonly render: Awaited<ReturnType<typeof createRenderer>>
}

function byPlayer(rows: readonly OutboxRow[]): ReadonlyMap<number, readonly OutboxRow[]> {
  const players = new Map<number, OutboxRow[]>()
  for (const row of rows) {
    const own = players.get(row.player_id)
    if (own) own.push(row)
    else players.set(row.player_id, [row])
  }
  return players
}

/** Returns the rows that are out. */
async function publishInTurn(sending: Sending, rows: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const published: OutboxRow[] = []
  for (const row of rows) {
    if (!(await publishRow(sending, row))) break
    published.push(row)
  }
  return published
}

async function publishRow({ publisher, log, languages, render }: Sending, row: OutboxRow): Promise<boolean> {
  const sent = languages(row.player_id).flatMap((locale) =>
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
