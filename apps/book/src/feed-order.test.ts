import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { freshDb } from './testing/fresh-db.ts'
import { feedOrderSuite } from './testing/suites/feed-order.ts'
import { suiteOn } from './testing/suites/suite.ts'

/** Logs that are played at once, each with a database of its own. */
const LANES = 4

let databases: readonly Db[]

beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: LANES }, freshDb))
})
afterAll(() => Promise.all(databases.map((db) => db.close())))

feedOrderSuite(() => databases.map((db) => suiteOn(db, 3)))
