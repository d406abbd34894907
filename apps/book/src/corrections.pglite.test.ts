import { afterAll, beforeAll } from 'vitest'
import type { Db } from './db/index.ts'
import { embeddedDb } from './testing/embedded-db.ts'
import { auditSuite } from './testing/suites/audit.ts'
import { betLifeSuite } from './testing/suites/bet-life.ts'
import { cancellationsSuite } from './testing/suites/cancellations.ts'
import { correctionsSuite } from './testing/suites/corrections.ts'
import { feedMessagesSuite } from './testing/suites/feed-messages.ts'
import { nonRunnersSuite } from './testing/suites/non-runners.ts'
import { officeSuite } from './testing/suites/office.ts'
import { postponementsSuite } from './testing/suites/postponements.ts'
import { suiteOn } from './testing/suites/suite.ts'
import { walletModelSuite } from './testing/suites/wallet-model.ts'

let db: Db

beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

auditSuite(() => suiteOn(db, 3))
correctionsSuite(() => suiteOn(db, 3))
cancellationsSuite(() => suiteOn(db, 3))
feedMessagesSuite(() => suiteOn(db, 3))
postponementsSuite(() => suiteOn(db, 3))
officeSuite(() => suiteOn(db, 3))
nonRunnersSuite(() => suiteOn(db, 3))
betLifeSuite(() => suiteOn(db, 3))
// Last: the rates that it sets stay.
walletModelSuite(() => suiteOn(db, 3))
