import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { bonusCommandsSuite } from './testing/suites/bonus-commands.ts'
import { bonusHedgesSuite } from './testing/suites/bonus-hedges.ts'
import { bonusHuntsSuite } from './testing/suites/bonus-hunts.ts'
import { bonusLifeSuite } from './testing/suites/bonus-life.ts'
import { bonusesSuite } from './testing/suites/bonuses.ts'
import { lootBoxesSuite } from './testing/suites/loot-boxes.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

bonusesSuite(() => suiteOn(db, 3))
bonusHuntsSuite(() => suiteOn(db, 3))
bonusHedgesSuite(() => suiteOn(db, 3))
lootBoxesSuite(() => suiteOn(db, 3))
bonusCommandsSuite(() => suiteOn(db, 3))
bonusLifeSuite(() => suiteOn(db, 3))
