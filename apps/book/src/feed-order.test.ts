import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedOrderSuite } from './testing/suites/feed-order.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

feedOrderSuite(() => suiteOn(db, 3))
