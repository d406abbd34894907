import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPgDatabase } from '../testing/pg-database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const server = inject('postgres')

describe.skipIf(server === null)('the schema (skipped where PostgreSQL is not installed)', () => {
  test('processes that start at once on an empty database make it once', async () => {
    const database = await createPgDatabase(server ?? '', 'template1')
    const pools = [1, 2, 3, 4].map(() => openPostgres({ url: database.url, poolSize: 1 }))
    onTestFinished(async () => {
      await Promise.all(pools.map((pool) => pool.close()))
      await database.drop()
    })
    // Connected before, so that they begin in the same moment.
    await Promise.all(pools.map((pool) => pool.query('SELECT 1')))
    const applied = await Promise.all(pools.map((pool) => migrate(pool)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  })
})
