import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { auditSuite } from './testing/suites/audit.ts'
import { betLifeSuite } from './testing/suites/bet-life.ts'
import { cancellationsSuite } from './testing/suites/cancellations.ts'
import { correctionsSuite } from './testing/suites/corrections.ts'
import { feedMessagesSuite } from './testing/suites/feed-messages.ts'
import { nonRunnersSuite } from './testing/suites/non-runners.ts'
import { officeSuite } from './testing/suites/office.ts'
import { postponementsSuite } from './testing/suites/postponements.ts'
import { racesSuite } from './testing/suites/races.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  auditSuite(() => suiteOn(database.db, 10))
  correctionsSuite(() => suiteOn(database.db, 10))
  cancellationsSuite(() => suiteOn(database.db, 10))
  feedMessagesSuite(() => suiteOn(database.db, 10))
  postponementsSuite(() => suiteOn(database.db, 10))
  officeSuite(() => suiteOn(database.db, 10))
  nonRunnersSuite(() => suiteOn(database.db, 10))
  betLifeSuite(() => suiteOn(database.db, 10))
  racesSuite(() => suiteOn(database.db, 10))
})
