import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createPgDatabase } from './testing/pg-database.ts'
import { bonusCommandsSuite } from './testing/suites/bonus-commands.ts'
import { bonusHedgesSuite } from './testing/suites/bonus-hedges.ts'
import { bonusHuntsSuite } from './testing/suites/bonus-hunts.ts'
import { bonusLifeSuite } from './testing/suites/bonus-life.ts'
import { bonusesSuite } from './testing/suites/bonuses.ts'
import { lootBoxesSuite } from './testing/suites/loot-boxes.ts'
import { suiteOn } from './testing/suites/suite.ts'

const server = inject('postgres')

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  bonusesSuite(() => suiteOn(database.db, 10))
  bonusHuntsSuite(() => suiteOn(database.db, 10))
  bonusHedgesSuite(() => suiteOn(database.db, 10))
  lootBoxesSuite(() => suiteOn(database.db, 10))
  bonusCommandsSuite(() => suiteOn(database.db, 10))
  bonusLifeSuite(() => suiteOn(database.db, 10))
})
