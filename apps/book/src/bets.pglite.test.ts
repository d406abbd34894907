import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { betsSuite } from './testing/suites/bets.ts'
import { racesSuite } from './testing/suites/races.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

betsSuite(() => suiteOn(db, 3))
racesSuite(() => suiteOn(db, 3))
