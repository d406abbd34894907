import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { accountsSuite } from './testing/suites/accounts.ts'
import { depositLimitsSuite } from './testing/suites/deposit-limits.ts'
import { playTimeSuite } from './testing/suites/play-time.ts'
import { policiesSuite } from './testing/suites/policies.ts'
import { protectionSuite } from './testing/suites/protection.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  accountsSuite(() => suiteOn(database.db, 10))
  depositLimitsSuite(() => suiteOn(database.db, 10))
  protectionSuite(() => suiteOn(database.db, 10))
  playTimeSuite(() => suiteOn(database.db, 10))
  policiesSuite(() => suiteOn(database.db, 10))
})
