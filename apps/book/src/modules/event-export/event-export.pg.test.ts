import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { surviveEventCrashes } from '../../testing/crash/crash-events.ts'
import { startEventReceiver } from '../../testing/event-receiver.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { createSealer } from '../platform/index.ts'
import { addReceiver } from './index.ts'

const server = inject('postgres')
const KEY = Buffer.alloc(32, 7)

describe.skipIf(server === null)('event export (skipped where PostgreSQL is not installed)', () => {
  test('killed while it sends events, the book sends each at least once, those of a player in their order', async () => {
    const { db, url, drop } = await createPgDatabase(server ?? '')
    onTestFinished(drop)
    const receiver = await startEventReceiver(Date.now)
    receiver.key =
      (await addReceiver(db, createSealer([KEY]), { name: 'warehouse', url: receiver.url }, Date.now())) ?? ''
    await surviveEventCrashes({ DATABASE_URL: url, AUTHENTICATOR_KEYS: KEY.toString('base64') }, db, receiver)
  })

  test('an event that is committed late gets a later position, so that no reader passes it', async () => {
    const { db, drop } = await createPgDatabase(server ?? '')
    onTestFinished(drop)
    const insert = `INSERT INTO exported_events (player_id, type, at, data) VALUES ($1, 'payment', now(), '{}')`
    const numbered = async () => {
      await db.query('SELECT number_exported_events(100)', [])
      const rows = await db.query<{ player_id: number }>(
        'SELECT player_id FROM exported_events WHERE position IS NOT NULL ORDER BY position',
        [],
      )
      return rows.map(({ player_id: id }) => id)
    }
    const held: { commit?: () => void } = {}
    const late = db.tx(async (tx) => {
      await tx.query(insert, [1])
      await new Promise<void>((resolve) => {
        held.commit = resolve
      })
    })
    await expect.poll(() => held.commit).toBeDefined()
    await db.query(insert, [2])
    expect(await numbered()).toEqual([2])
    held.commit?.()
    await late
    expect(await numbered()).toEqual([2, 1])
  })
})
