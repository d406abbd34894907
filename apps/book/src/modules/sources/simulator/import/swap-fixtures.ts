import type { Db } from '../../../../db/index.ts'
import type { Pairs } from './pair-fixtures.ts'
import type { ImportMatch } from './prepare-match.ts'

/**
 * Calls a match off whose home and away side have changed places, and voids what is undecided on it (decision 66).
 * Resolves with false for a match that has begun.
 */
export type CallOffMatch = (eventId: number) => Promise<boolean>

/**
 * Calls the matches off that a file contains with home and away changed over, and makes room for those that take their
 * place: a later import pairs nothing with them, and their teams are free.
 * @returns the rows of matches that have begun, which stay as they are
 */
export async function swapFixtures(
  db: Db,
  swapped: Pairs['swapped'],
  callOff: CallOffMatch,
): Promise<readonly ImportMatch[]> {
  const begun: ImportMatch[] = []
  for (const [row, { id }] of swapped) {
    // An import that ends in between repeats this: the match is called off, and is paired with the row again.
    if (!(await callOff(id))) {
      begun.push(row)
      continue
    }
    await db.tx(async (tx) => {
      await tx.query('DELETE FROM appearances WHERE match_id = $1', [id])
      await tx.query('DELETE FROM imported_fixtures WHERE match_id = $1', [id])
      // The seed is unique: a second swap on the same day needs the first one's.
      await tx.query(`UPDATE matches SET seed = seed || '/' || id WHERE id = $1`, [id])
    })
  }
  return begun
}
