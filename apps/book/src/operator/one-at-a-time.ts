import type { Db } from '../db/index.ts'

const RETRY_MS = 250
const WAIT_MS = 120_000

/** The last one in this process that waits for each name: the embedded database grants its locks to all of it. */
const lasts = new Map<string, Promise<unknown>>()

/**
 * Runs `act` while no other one of that name runs, in this process or another one of the same book. One that was
 * killed holds up the others for 8 seconds at most.
 * @param act gets the database for what only one may write: it refuses once another process has taken over
 * @returns null, and nothing done, where the others have not ended within two minutes
 */
export async function oneAtATime<T>(db: Db, name: string, act: (db: Db) => Promise<T>): Promise<T | null> {
  const before = lasts.get(name) ?? Promise.resolve()
  const own = before.then(() => alone(db, name, act))
  const settled = own.catch(() => undefined)
  lasts.set(name, settled)
  try {
    return await own
  } finally {
    if (lasts.get(name) === settled) lasts.delete(name)
  }
}

async function alone<T>(db: Db, name: string, act: (db: Db) => Promise<T>): Promise<T | null> {
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
