import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { accountsSuite } from './testing/suites/accounts.ts'
import { cashierSuite } from './testing/suites/cashier.ts'
import { depositLimitsSuite } from './testing/suites/deposit-limits.ts'
import { playTimeSuite } from './testing/suites/play-time.ts'
import { policiesSuite } from './testing/suites/policies.ts'
import { protectionSuite } from './testing/suites/protection.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

accountsSuite(() => suiteOn(db, 3))
cashierSuite(() => suiteOn(db, 3))
depositLimitsSuite(() => suiteOn(db, 3))
protectionSuite(() => suiteOn(db, 3))
playTimeSuite(() => suiteOn(db, 3))
policiesSuite(() => suiteOn(db, 3))
