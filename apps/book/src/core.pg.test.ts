import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { busyAccountsSuite } from './testing/suites/busy-accounts.ts'
import { doorSuite, moneySuite } from './testing/suites/core.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  moneySuite(() => suiteOn(database.db, 10))
  doorSuite(() => suiteOn(database.db, 10))
  busyAccountsSuite(() => suiteOn(database.db, 10))
})
