import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedFaultsSuite } from './testing/suites/feed-faults.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

feedFaultsSuite(() => suiteOn(db, 1))
