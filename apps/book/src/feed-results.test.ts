import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedResultsSuite } from './testing/suites/feed-results.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

feedResultsSuite(() => suiteOn(db, 3))
