/**
 * A program for tests of locks: takes the lock LOCK_NAME of DATABASE_URL and writes to `marks` while it may: in a
 * transaction that stays open until a line on its input commits it, and in single statements all the time.
 */
import { createInterface } from 'node:readline'
import { openPostgres } from '../db/index.ts'

const db = openPostgres({ url: process.env.DATABASE_URL ?? '', poolSize: 2 })
const lock = await db.tryLock(process.env.LOCK_NAME ?? '')
if (lock === null) throw new Error('another process has the lock')
const commands = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

setInterval(() => {
  // As it was made up before the process was stopped: written when it goes on.
  const isHeld = lock.isHeld()
  lock.db.query("INSERT INTO marks (text) VALUES ('single')", []).then(
    () => console.log(`wrote, held ${isHeld}`),
    () => console.log(`refused, held ${isHeld}`),
  )
}, 100)

const outcome = lock.db
  .tx(async (tx) => {
    await tx.query("INSERT INTO marks (text) VALUES ('in a transaction')", [])
    console.log('in transaction')
    await commands.next()
  })
  .then(
    () => 'committed',
    () => 'rolled back',
  )
console.log(await outcome)
