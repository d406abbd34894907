import type { BookContext } from '../context.ts'
import { createLoop, type Loop } from '../lib/loop.ts'
import { type CurrencyRules, refreshRates } from '../modules/wallet/index.ts'

const EVERY_MS = 60_000

/** Takes up stored rates while the book runs, in every process. */
export function createRateRefresh({ db, clock, log }: BookContext, table: Map<string, CurrencyRules>): Loop {
  return createLoop({
    name: 'rates',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      await refreshRates(db, table, clock.now())
      return false
    },
  })
}
