import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { suiteOn } from './testing/suites/suite.ts'
import { uofSourceSuite } from './testing/suites/uof-source.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

uofSourceSuite(() => suiteOn(db, 3))
