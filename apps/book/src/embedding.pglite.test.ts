import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { hostWalletSuite } from './testing/suites/host-wallet.ts'
import { suiteOn } from './testing/suites/suite.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

// Here a transaction has the database to itself: what it asks for beside its own statements would wait for ever.
hostWalletSuite(() => suiteOn(db, 3))
