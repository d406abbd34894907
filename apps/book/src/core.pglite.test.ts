import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { doorSuite } from './testing/suites/core.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

doorSuite(() => suiteOn(db, 3))
