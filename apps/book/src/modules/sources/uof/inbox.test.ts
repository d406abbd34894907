import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../db/index.ts'
import { freshDb } from '../../../testing/fresh-db.ts'
import { createInbox, messagesAfter } from './inbox.ts'

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

test('messages that come at once are stored in their order, and one that cannot be stored holds none of the others up', async () => {
  const inbox = createInbox(db)
  const bodies = Array.from({ length: 120 }, (_, i) => (i === 60 ? 'nul \0' : `message ${i}`))
  const stored = await Promise.allSettled(
    bodies.map((body, i) => inbox.leave({ provider: 'betradar', eventId: null, body }, 1_800_000_000_000 + i)),
  )
  expect(stored.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([60])
  const read = await messagesAfter(db, ['betradar'], 0n)
  expect(read.map(({ body }) => body)).toEqual(bodies.filter((body) => !body.startsWith('nul')))
  expect(read[0]?.receivedAt).toBe(1_800_000_000_000)
  await inbox.leave({ provider: 'betradar', eventId: null, body: 'later' }, 1_800_000_001_000)
  expect((await messagesAfter(db, ['betradar'], read.at(-1)?.id ?? 0n)).map(({ body }) => body)).toEqual(['later'])
})
