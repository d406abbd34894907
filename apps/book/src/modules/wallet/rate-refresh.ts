import { createLoop, type Loop } from '../../kernel/loop.ts'
import type { CurrencyRules } from './currency-rules.ts'
import type { WalletPorts } from './ports.ts'
import { refreshRates } from './refresh-rates.ts'

/** The slip and limits reckon with this table; what moves money reads the rates in its transaction. */
const EVERY_MS = 1_000

/** Takes up stored rates while the book runs, in every process. */
export function createRateRefresh({ db, clock, log }: WalletPorts, table: Map<string, CurrencyRules>): Loop {
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
