import { POOL_PARTS } from '@touchline/betting'
import type { JackpotsPorts } from '../ports.ts'

/** A placement that began before a jackpot was finished is stored within this time. */
const GRACE_MS = 10_000

const DONE = `
  SELECT j.id FROM jackpots j WHERE j.status = 'finished' AND j.closed_at IS NULL AND j.finished_at <= $1
    AND NOT EXISTS (SELECT 1 FROM jackpot_entries e WHERE e.state = 'waiting' AND e.jackpot_id = j.id)`
const CLOSE = 'UPDATE jackpots SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING currency'
const END_ROUNDS =
  'UPDATE jackpot_rounds SET ended_at = $2, is_due = false WHERE jackpot_id = $1 AND ended_at IS NULL RETURNING pool'
const GIVE_BACK = `
  SELECT wallet_post(ARRAY[('jackpot_closed', wallet_system('jackpot_pools', $1), wallet_system('house_equity', $1), $1, $2::bigint,
    NULL, 1, $3::timestamptz)::wallet_posting])`

/**
 * Ends finished jackpots once every contribution is drawn: seeds are published, and what the pools hold is the house's.
 */
export async function closeJackpots({ db, clock }: JackpotsPorts): Promise<void> {
  const now = clock.now()
  const done = await db.query<{ id: number }>(DONE, [new Date(now - GRACE_MS)])
  for (const { id } of done) {
    await db.tx(async (tx) => {
      const at = new Date(now)
      const [closed] = await tx.query<{ currency: string }>(CLOSE, [id, at])
      if (closed === undefined) return
      const rounds = await tx.query<{ pool: bigint }>(END_ROUNDS, [id, at])
      const left = rounds.reduce((sum, { pool }) => sum + pool / POOL_PARTS, 0n)
      if (left > 0n) await tx.query(GIVE_BACK, [closed.currency, left, at])
    })
  }
}
