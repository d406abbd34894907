import type { Db } from '../../db/index.ts'

const LOOK_EVERY_MS = 200

/**
 * How many rows of the outbox a publisher should have sent: those that are there now and still are after `patienceMs`.
 * Above 0, no publisher runs, or some rows cannot be published.
 */
export async function countStuck(db: Db, patienceMs: number): Promise<number> {
  const [newest] = await db.query<{ id: bigint | null }>('SELECT max(id) AS id FROM outbox', [])
  if (newest?.id == null) return 0
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const [row] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox WHERE id <= $1', [newest.id])
    const stuck = row?.n ?? 0
    if (stuck === 0 || waited >= patienceMs) return stuck
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
  }
}
