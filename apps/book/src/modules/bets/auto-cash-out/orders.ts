import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'

/** A bet without a notification of a change is read again after this time: other processes do not notify this one. */
const TRUSTED_MS = 5_000

/** Bets whose players wait for a value. */
export interface Orders {
  /** All orders, possibly outdated; a caller that acts on one reads it again under its lock. */
  load(): Promise<readonly OwnedBet[]>
  /** These changed: they are read again. */
  changed(betIds: readonly number[]): void
}

interface Kept {
  readonly bet: OwnedBet
  readonly readAt: number
}

/** Keeps them in memory: reading all of them at every look would be the database's main work. */
export function createOrders({ db, clock }: Pick<BetsParts, 'db' | 'clock'>): Orders {
  const kept = new Map<number, Kept>()
  return {
    async load() {
      const rows = await db.query<{ id: bigint; target: bigint }>(
        'SELECT id, auto_cash_out AS target FROM bets WHERE auto_cash_out IS NOT NULL AND cash_out_due_at IS NULL',
        [],
      )
      const now = clock.now()
      const targets = new Map(rows.map(({ id, target }) => [Number(id), target]))
      for (const [id, { bet, readAt }] of kept) {
        if (targets.get(id) !== bet.autoCashOut || now - readAt >= TRUSTED_MS) kept.delete(id)
      }
      const missing = [...targets.keys()].filter((id) => !kept.has(id))
      const read = missing.length === 0 ? [] : await loadBets(db, missing)
      for (const bet of read) kept.set(bet.id, { bet, readAt: now })
      return [...kept.values()].map(({ bet }) => bet)
    },
    changed(betIds) {
      for (const id of betIds) kept.delete(id)
    },
  }
}
