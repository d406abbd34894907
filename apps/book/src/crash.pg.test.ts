import { describe, expect, inject, test } from 'vitest'
import { auditBook } from './modules/settlement/index.ts'
import { createPgDatabase } from './testing/pg-database.ts'
import { surviveCrashes } from './testing/suites/crash.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('PLACE-03: killed while placing and while settling, the book has every acknowledged bet once and the books balance', async () => {
    const database = await createPgDatabase(server ?? '')
    await surviveCrashes({ DATABASE_URL: database.url }, 4)
    expect(await auditBook(database.db)).toEqual([])
    await database.drop()
  }, 120_000)
})
