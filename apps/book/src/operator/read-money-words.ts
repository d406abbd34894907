import type { Currency } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import { findPlayerByName } from '../modules/platform/index.ts'
import { loadCurrencies } from '../modules/wallet/index.ts'
import type { OperationAnswer } from './operation.ts'
import { readAmount } from './read-amount.ts'

const REFERENCE = /^[\w.:-]{4,64}$/

/** A payment as a command names it. */
export interface MoneyWords {
  readonly playerId: number
  readonly currency: string
  readonly unit: Currency
  /** In subunits, above 0. */
  readonly amount: bigint
  readonly reference: string
  /** Wall time in ms. */
  readonly at: number
}

/**
 * Reads `PLAYER AMOUNT CURRENCY REFERENCE`; null where it is something else, a response where it names what there is
 * not.
 */
export async function readMoneyWords(
  [login = '', text = '', code = '', reference = '', ...rest]: readonly string[],
  db: Db,
  now: number,
): Promise<MoneyWords | OperationAnswer | null> {
  if (!REFERENCE.test(reference) || rest.length > 0) return null
  const rules = (await loadCurrencies(db, now)).get(code)
  if (rules === undefined) return { ok: false, text: `The book has no currency ${code}.` }
  const amount = readAmount(text, rules.currency)
  const player = await findPlayerByName(db, login)
  if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
  const { currency: unit } = rules
  return { playerId: player.id, currency: code, unit, amount, reference, at: now }
}
