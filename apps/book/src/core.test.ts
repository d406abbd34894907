import { afterAll, beforeAll } from 'vitest'
import { type Db, migrate, openPGlite } from './db/index.ts'
import { moneySuite } from './testing/suites/core.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await openPGlite(null)
  await migrate(db)
})
afterAll(() => db.close())

moneySuite(() => suiteOn(db, 3))
