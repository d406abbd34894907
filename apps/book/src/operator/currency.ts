import { formatAmount } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import { loadCurrencies, setCurrencyTerms } from '../modules/wallet/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'
import { readAmount } from './read-amount.ts'

const usage = 'currency list | currency CODE margin PERCENT | currency CODE smallest-withdrawal AMOUNT'
/** Hundredths of a percent. */
const MOST_MARGIN = 5_000

/** Shows the currencies with their terms, and sets what an exchange costs and how little is withdrawn. */
export const currency: Operation = {
  help: `${usage}   what an exchange costs, and the least that is withdrawn`,
  usage,
  onlyLooks: ([word]) => word === 'list',
  async run([code = '', term = '', value = '', ...rest], { db, clock, catchUp }) {
    if (rest.length > 0) return misunderstood({ usage })
    if (code === 'list' && term === '') return list(db, clock.now())
    const answer = await set(db, clock.now(), code, term, value)
    if (answer.ok) await catchUp()
    return answer
  },
}

async function set(db: Db, now: number, code: string, term: string, value: string): Promise<OperationAnswer> {
  if (term !== 'margin' && term !== 'smallest-withdrawal') return misunderstood({ usage })
  const known = (await loadCurrencies(db, now)).get(code)?.currency
  if (known === undefined) return { ok: false, text: 'The book has no such currency.' }
  if (term === 'margin') {
    const margin = /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : null
    if (margin === null || margin > MOST_MARGIN)
      return { ok: false, text: 'The margin must be a percentage from 0 to 50, such as 1.25.' }
    await setCurrencyTerms(db, code, { exchangeMargin: margin })
    return { ok: true, text: `An exchange into or out of ${code} costs ${value} % now.` }
  }
  const amount = readAmount(value, known)
  await setCurrencyTerms(db, code, { minWithdrawal: amount })
  return { ok: true, text: `The smallest withdrawal in ${code} is ${formatAmount(amount, known)} now.` }
}

async function list(db: Db, now: number): Promise<OperationAnswer> {
  const lines = [...(await loadCurrencies(db, now)).values()].map(
    ({ currency: unit, rate, exchangeMargin, minWithdrawal }) =>
      `${unit.code}  1 EUR is ${rate.unitsPerEuro} since ${new Date(rate.at).toISOString()}, exchange costs ${exchangeMargin / 100} %, smallest withdrawal ${formatAmount(minWithdrawal, unit)}`,
  )
  return { ok: true, text: lines.join('\n') }
}
