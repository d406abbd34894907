import fc from 'fast-check'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { atNight } from '../../testing/at-night.ts'
import { createPgDatabase, dropPgDatabase } from '../../testing/pg-database.ts'
import { placeRandomBets } from '../../testing/settled/random-bets.ts'
import { saysWords, WORDS } from '../../testing/settled/random-words.ts'
import { settleAlone, settleInSets, stateOfBets } from '../../testing/settled/settle.ts'
import { openTestBook } from '../../testing/test-book.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('BETS-01 BETS-02: bets settled in sets end as bets settled one by one: the same legs, payouts, history and ledger, after results, corrections, rollbacks and cancellations', async () => {
    const placed = await createPgDatabase(server ?? '')
    onTestFinished(() => dropPgDatabase(server ?? '', placed.name))
    const book = await openTestBook(placed.db)
    const matches = await placeRandomBets(book)
    const now = book.clock.now() + 1_000
    await placed.db.close()

    await fc.assert(
      fc.asyncProperty(fc.array(WORDS, { minLength: 2, maxLength: 3 }), async (waves) => {
        const [sets, alone] = [
          await createPgDatabase(server ?? '', placed.name),
          await createPgDatabase(server ?? '', placed.name),
        ]
        try {
          for (const [index, words] of waves.entries()) {
            const at = now + index * 1_000
            await onBoth([sets.db, alone.db], (db) => saysWords(db, at, matches, words))
            await Promise.all([settleInSets(sets.db, at), settleAlone(alone.db, at)])
            expect(await stateOfBets(sets.db)).toEqual(await stateOfBets(alone.db))
          }
        } finally {
          await sets.drop()
          await alone.drop()
        }
      }),
      { numRuns: atNight(2, 60), interruptAfterTimeLimit: 120_000 },
    )
  }, 280_000)
})

async function onBoth(dbs: readonly Db[], run: (db: Db) => Promise<void>): Promise<void> {
  for (const db of dbs) await run(db)
}
