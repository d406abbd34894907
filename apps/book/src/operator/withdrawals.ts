import { formatAmount } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import { decideWithdrawal, giveBackUnpaid, listWaitingWithdrawals } from '../modules/cashier/index.ts'
import { loadCurrencies } from '../modules/wallet/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'withdrawals list | withdrawals approve|reject|give-back ID'
const VERDICTS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** Shows the withdrawals that wait and those the provider refused to pay, and says what becomes of one. */
export const withdrawals: Operation = {
  help: 'withdrawals list | withdrawals approve|reject|give-back ID   withdrawals that players ask for',
  usage,
  onlyLooks: ([word]) => word === 'list',
  async run([word = '', id = '', ...rest], { db, clock }) {
    if (rest.length > 0) return misunderstood({ usage })
    if (word === 'list' && id === '') return list(db, clock.now())
    if (word === 'give-back' && /^\d{1,9}$/.test(id)) return giveBack(db, Number(id), clock.now())
    const verdict = Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined
    if (verdict === undefined || !/^\d{1,9}$/.test(id)) return misunderstood({ usage })
    const isDecided = await decideWithdrawal(db, { id: Number(id), verdict, now: clock.now() })
    const text = isDecided ? `Withdrawal ${id} is ${verdict}.` : `No withdrawal ${id} waits.`
    return { ok: isDecided, text }
  },
}

async function giveBack(db: Db, id: number, now: number): Promise<OperationAnswer> {
  const ok = (await giveBackUnpaid(db, id, now)) === 'given_back'
  const no = `The provider has not refused to pay withdrawal ${id}; it stays as it is.`
  return { ok, text: ok ? `The money of withdrawal ${id} is back on its account.` : no }
}

async function list(db: Db, now: number): Promise<OperationAnswer> {
  const currencies = await loadCurrencies(db, now)
  const lines = (await listWaitingWithdrawals(db)).map(
    ({ id, player_id, amount, currency, method, created_at, refused }) => {
      const rules = currencies.get(currency)
      const money = rules === undefined ? String(amount) : formatAmount(amount, rules.currency)
      const why = refused === null ? '' : `, refused by the provider: ${refused}`
      return `${id}  player ${player_id}  ${money} ${currency} to ${method}, asked for ${created_at.toISOString()}${why}`
    },
  )
  return { ok: true, text: lines.length === 0 ? 'No withdrawal waits.' : lines.join('\n') }
}
