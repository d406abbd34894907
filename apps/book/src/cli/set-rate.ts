import { readConfig } from '../config.ts'
import { migrate, openDatabase } from '../db/index.ts'
import { type RateChange, setRate } from '../modules/wallet/index.ts'

type Reason = Extract<RateChange, { kind: 'refused' }>['reason']

const REASONS: Readonly<Record<Reason, string>> = {
  unknown_currency: 'The book has no such currency.',
  not_a_rate: 'The rate must be a decimal above 0, such as 1.0825.',
  euro_is_fixed: 'The EUR is what the others are measured in.',
}

/** Stores what a currency is worth from now on: `set-rate USD 1.0825`. A running book takes it up within a minute. */
export async function setCurrencyRate([currency = '', unitsPerEuro = '']: readonly string[]): Promise<number> {
  const db = await openDatabase(readConfig(process.env))
  try {
    await migrate(db)
    const change = await setRate(db, currency, unitsPerEuro, Date.now())
    console.log(change.kind === 'set' ? `1 EUR is ${unitsPerEuro} ${currency} now.` : REASONS[change.reason])
    return change.kind === 'set' ? 0 : 1
  } finally {
    await db.close()
  }
}
