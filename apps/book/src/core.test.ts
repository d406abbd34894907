import { afterAll, beforeAll } from 'vitest'
import { type Db, migrate, openPGlite } from './db/index.ts'
import { coreSuite } from './testing/suites/core.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await openPGlite(null)
  await migrate(db)
})
afterAll(() => db.close())

coreSuite(() => suiteOn(db, 3))
