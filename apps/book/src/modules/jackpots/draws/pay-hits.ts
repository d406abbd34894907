import type { JackpotsPorts } from '../ports.ts'

const APPROVED = `SELECT id FROM jackpot_hits WHERE status = 'approved' ORDER BY id LIMIT 50`

/** Pays what is approved, each hit in a transaction of its own: one that fails keeps no other waiting. */
export async function payHits({ db, clock, log, signals }: JackpotsPorts): Promise<void> {
  const hits = await db.query<{ id: number }>(APPROVED, [])
  for (const { id } of hits) {
    await db
      .query('SELECT pay_jackpot_hit($1, $2)', [id, new Date(clock.now())])
      .catch((error: unknown) => log.error(`Jackpot hit ${id} was not paid`, error))
  }
  if (hits.length > 0) signals.emit('outbox_appended', null)
}
