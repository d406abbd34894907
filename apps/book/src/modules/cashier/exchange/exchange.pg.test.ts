import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onBook, suiteOn } from '../../../testing/on-book.ts'
import { createPgDatabase } from '../../../testing/pg-database.ts'
import { startSecond } from '../../../testing/second-process.ts'
import { setRate } from '../../wallet/index.ts'

const server = inject('postgres')
const ROUNDS = 12

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())
  test('PLAYER-03: a rate that is set in one process is the one of the next exchange in another; of a rate and exchanges at once each gives by the rate of its moment', async () => {
    const own = await createPgDatabase(server ?? '')
    await onBook(
      () => suiteOn(own.db, 10),
      async ({ book, player }) => {
        const second = await startSecond(book)
        const { db } = book.parts
        for (let round = 0; round < ROUNDS; round++) {
          await book.passes(1_000)
          await setRate(db, 'USD', '1.08', book.clock)
          const demo = await player({ EUR: 300_00, USD: 0 })
          const there = second.browserOf(demo)
          const act = (nth: number) =>
            (nth % 2 === 0 ? demo : there).call('exchangeMoney', {
              body: { from: 'EUR', to: 'USD', amount: 10_00, expected: 1 },
              headers: { 'idempotency-key': `rates-${demo.id}-${nth}` },
            })
          await book.passes(1_000)
          const all = await Promise.all([act(0), act(1), setRate(db, 'USD', '0.9', book.clock), act(2), act(3)])
          for (const result of [all[0], all[1], all[3], all[4]])
            expect([10_69, 8_91]).toContain(result.answer.data.received)
          await book.passes(1_000)
          expect((await act(4)).answer.data.received).toBe(8_91)
          expect((await act(5)).answer.data.received).toBe(8_91)
          await book.expectCleanBooks()
        }
        await second.book.close()
      },
    )
    await own.drop()
  })
})
