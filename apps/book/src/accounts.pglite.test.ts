import { afterAll, beforeAll } from 'vitest'
import { type Db, migrate, openPGlite } from './db/index.ts'
import { accountsSuite } from './testing/suites/accounts.ts'
import { protectionSuite } from './testing/suites/protection.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await openPGlite(null)
  await migrate(db)
})
afterAll(() => db.close())

accountsSuite(() => suiteOn(db, 3))
protectionSuite(() => suiteOn(db, 3))
