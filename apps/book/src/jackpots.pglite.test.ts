import { afterAll, beforeAll } from 'vitest'
import { type Db, migrate, openPGlite } from './db/index.ts'
import { jackpotsSuite } from './testing/suites/jackpots.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await openPGlite(null)
  await migrate(db)
})
afterAll(() => db.close())

jackpotsSuite(() => suiteOn(db, 3))
