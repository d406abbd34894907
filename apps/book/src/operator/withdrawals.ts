import { assertNever, formatAmount } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import { decideWithdrawal, giveBackUnpaid, listWaitingWithdrawals } from '../modules/cashier/index.ts'
import { type Debt, loadCurrencies, openDebts } from '../modules/wallet/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'withdrawals list | withdrawals approve|reject|give-back ID'
const VERDICTS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** Lists the withdrawals that wait and those that the provider refused to pay, and decides about one. */
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
    const outcome = await decideWithdrawal(db, { id: Number(id), verdict, now: clock.now() })
    switch (outcome.kind) {
      case 'decided':
        return { ok: true, text: `Withdrawal ${id} is ${verdict}.` }
      case 'nothing_waits':
        return { ok: false, text: `No withdrawal ${id} waits.` }
      case 'owing':
        return {
          ok: false,
          text: `Withdrawal ${id} is not approved: its player owes ${owed(outcome.debts)}. Reject it, and its money repays that first.`,
        }
      default:
        return assertNever(outcome)
    }
  },
}

const owed = (debts: readonly Debt[]) =>
  debts.map(({ amount, currency }) => `${formatAmount(amount, currency)} ${currency.code}`).join(' and ')

async function giveBack(db: Db, id: number, now: number): Promise<OperationAnswer> {
  const ok = (await giveBackUnpaid(db, id, now)) === 'given_back'
  const no = `The provider has not refused to pay withdrawal ${id}; it stays as it is.`
  return { ok, text: ok ? `The money of withdrawal ${id} is back on its account.` : no }
}

async function list(db: Db, now: number): Promise<OperationAnswer> {
  const currencies = await loadCurrencies(db, now)
  const lines: string[] = []
  for (const { id, player_id, amount, currency, method, created_at, refused } of await listWaitingWithdrawals(db)) {
    const rules = currencies.get(currency)
    const money = rules === undefined ? String(amount) : formatAmount(amount, rules.currency)
    const why = refused === null ? '' : `, refused by the provider: ${refused}`
    const debts = await openDebts(db, player_id)
    const owes = debts.length === 0 ? '' : `, OWES ${owed(debts)}`
    lines.push(
      `${id}  player ${player_id}  ${money} ${currency} to ${method}, asked for ${created_at.toISOString()}${why}${owes}`,
    )
  }
  return { ok: true, text: lines.length === 0 ? 'No withdrawal waits.' : lines.join('\n') }
}
