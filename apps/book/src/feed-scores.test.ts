import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedScoresSuite } from './testing/suites/feed-scores.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

feedScoresSuite(() => suiteOn(db, 3))
