import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { betsSuite } from './testing/suites/bets.ts'
import { betsAtOnceSuite } from './testing/suites/bets-at-once.ts'
import { cashOutsAtOnceSuite } from './testing/suites/cash-outs-at-once.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  betsSuite(() => suiteOn(database.db, 10))
  betsAtOnceSuite(() => suiteOn(database.db, 10))
  cashOutsAtOnceSuite(() => suiteOn(database.db, 10))
})
