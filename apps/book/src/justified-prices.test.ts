import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { justifiedPricesSuite } from './testing/suites/justified-prices.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

justifiedPricesSuite(() => suiteOn(db, 3))
