import type { Db } from '../db/index.ts'

const RETRY_MS = 250
const WAIT_MS = 120_000

/**
 * Runs `act` while no other one of that name runs, in this process or another one of the same book. One that was
 * killed holds up the others for 8 seconds at most.
 * @param act gets the database for what only one may write: it refuses once another process has taken over
 * @returns null, and nothing done, where the others have not ended within two minutes
 */
export async function oneAtATime<T>(db: Db, name: string, act: (db: Db) => Promise<T>): Promise<T | null> {
  for (let waited = 0; waited <= WAIT_MS; waited += RETRY_MS) {
    const lock = await db.tryLock(`touchline:${name}`)
    if (lock === null) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      continue
    }
    try {
      return await act(lock.db)
    } finally {
      await lock.release()
    }
  }
  return null
}
