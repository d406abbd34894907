import { convertAmount, parseFraction } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { deposit, loadCurrencies } from '../../wallet/index.ts'
import type { PlatformParts } from '../parts.ts'

const EUR = { code: 'EUR', subunits: 100 }

/**
 * Books what a new player begins with to their first account, at the present rate; nothing where the book gives none.
 */
export async function givePlayMoney(
  tx: Db,
  { terms }: Pick<PlatformParts, 'terms'>,
  { playerId, currency, at }: { readonly playerId: number; readonly currency: string; readonly at: number },
): Promise<void> {
  const rules = (await loadCurrencies(tx, at)).get(currency)
  const rate = parseFraction(rules?.rate.unitsPerEuro ?? '')
  if (rules === undefined || rate === undefined) throw new Error(`${currency} is not a currency of this book.`)
  const amount = convertAmount(terms.playMoneyCents, EUR, rules.currency, rate)
  if (amount > 0n) await deposit(tx, { playerId, currency, amount, at, isPlayMoney: true })
}
