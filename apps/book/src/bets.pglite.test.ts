import { afterAll, beforeAll } from 'vitest'
import { type Db, migrate, openPGlite } from './db/index.ts'
import { betsSuite } from './testing/suites/bets.ts'
import { racesSuite } from './testing/suites/races.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await openPGlite(null)
  await migrate(db)
})
afterAll(() => db.close())

betsSuite(() => suiteOn(db, 3))
racesSuite(() => suiteOn(db, 3))
