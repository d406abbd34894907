import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedNamesSuite, feedNumbersSuite } from './testing/suites/feed-names.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

feedNamesSuite(() => suiteOn(db, 3))
feedNumbersSuite(() => suiteOn(db, 3))
