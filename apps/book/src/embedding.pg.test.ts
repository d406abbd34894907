import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { framedSessionsSuite } from './testing/suites/framed-sessions.ts'
import { hostPlayersSuite } from './testing/suites/host-players.ts'
import { hostRequestsSuite } from './testing/suites/host-requests.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  framedSessionsSuite(() => suiteOn(database.db, 10))
  hostRequestsSuite(() => suiteOn(database.db, 10))
  hostPlayersSuite(() => suiteOn(database.db, 10))
})
