import { type RateChange, setRate } from '../modules/wallet/index.ts'
import { misunderstood, type Operation } from './operation.ts'

type Reason = Extract<RateChange, { kind: 'refused' }>['reason']

const REASONS: Readonly<Record<Reason, string>> = {
  unknown_currency: 'The book has no such currency.',
  not_a_rate: 'The rate must be a decimal above 0, such as 1.0825.',
  euro_is_fixed: 'The EUR is what the others are measured in.',
}

const usage = 'set-rate CODE UNITS'

/**
 * Stores the rate of a currency from now on: `set-rate USD 1.0825`. The book that runs it uses it at once, others on
 * the same database within a second; transactions that move money read it from the database.
 */
export const setCurrencyRate: Operation = {
  help: 'set-rate CODE UNITS   what one EUR is worth in a currency from now on',
  usage,
  async run([currency = '', unitsPerEuro = '', ...rest], { db, clock, catchUp }) {
    if (currency === '' || unitsPerEuro === '' || rest.length > 0) return misunderstood({ usage })
    const change = await setRate(db, currency, unitsPerEuro, clock)
    if (change.kind === 'set') await catchUp()
    return change.kind === 'set'
      ? { ok: true, text: `1 EUR is ${unitsPerEuro} ${currency} now.` }
      : { ok: false, text: REASONS[change.reason] }
  },
}
