import { join } from 'node:path'
import { openPGlite } from '../../db/index.ts'
import { createPasswords, PASSWORD_COST, seedDemoPlayers } from '../../modules/platform/index.ts'

/** Puts copies of the demo players, numbered from 1, into the database of a folder whose book has not run yet. */
export async function putDemoPlayers(dataDir: string, copies: number): Promise<void> {
  const db = await openPGlite(join(dataDir, 'pg'))
  const passwords = createPasswords(PASSWORD_COST)
  for (let copy = 1; copy <= copies; copy++) await seedDemoPlayers(db, passwords, Date.now(), copy)
  await db.close()
}
