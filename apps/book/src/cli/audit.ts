import { readConfig } from '../config.ts'
import { migrate, openDatabase } from '../db/index.ts'
import { countStuck } from '../modules/outbox/index.ts'
import { auditBook } from '../modules/settlement/index.ts'

/** A publisher has sent what was there before this is over. */
const PATIENCE_MS = 10_000

/** Proves the books of the configured database; the embedded one must not be in use. 0 when clean. */
export async function audit(): Promise<number> {
  const db = await openDatabase(readConfig(process.env))
  try {
    await migrate(db)
    const findings = [...(await auditBook(db))]
    const stuck = await countStuck(db, PATIENCE_MS)
    if (stuck > 0) findings.push({ rule: 'the outbox is drained', detail: `${stuck} rows wait` })
    for (const { rule, detail } of findings) console.log(`NOT SO: ${rule}: ${detail}`)
    console.log(findings.length === 0 ? 'The books are clean.' : `${findings.length} findings.`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}
