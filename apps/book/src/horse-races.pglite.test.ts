import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { horseRacesSuite } from './testing/suites/horse-races.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

horseRacesSuite(() => suiteOn(db, 3))
