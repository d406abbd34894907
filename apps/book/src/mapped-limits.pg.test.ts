import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { mappedLimitsSuite } from './testing/suites/mapped-limits.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  mappedLimitsSuite(() => suiteOn(database.db, 10))
})
