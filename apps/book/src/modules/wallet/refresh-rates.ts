import type { Db } from '../../db/index.ts'
import { type CurrencyRules, loadCurrencies } from './currency-rules.ts'

/** Brings a table of currencies up to date in place: rates change while the book runs. */
export async function refreshRates(db: Db, table: Map<string, CurrencyRules>, now: number): Promise<void> {
  for (const [code, rules] of await loadCurrencies(db, now)) table.set(code, rules)
}
