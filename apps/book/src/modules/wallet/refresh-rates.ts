import type { Db } from '../../db/index.ts'
import { type CurrencyRules, loadCurrencies } from './currency-rules.ts'

/** Updates a table of currencies in place: rates change while the book runs. */
export async function refreshRates(db: Db, table: Map<string, CurrencyRules>, now: number): Promise<void> {
  for (const [code, rules] of await loadCurrencies(db, now)) table.set(code, rules)
}
