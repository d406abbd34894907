import type { Db } from '../../db/index.ts'
import { readDefinitions } from './definition/read-definitions.ts'
import { storeDefinitions } from './definition/store-definitions.ts'

/** Gives a new world its bonuses, through the same check as an operator's file; one that has any is left as it is. */
export async function beginWithBonuses(db: Db, bonuses: readonly object[], now: number): Promise<void> {
  const [there] = await db.query('SELECT 1 FROM bonuses LIMIT 1', [])
  if (there !== undefined) return
  const read = readDefinitions(JSON.stringify({ bonuses }))
  if (read.kind === 'wrong') throw new Error(`The bonuses of a new world are wrong: ${read.faults.join('; ')}`)
  await storeDefinitions(db, read.bonuses, now)
}
