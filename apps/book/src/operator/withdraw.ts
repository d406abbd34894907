import { formatAmount, parseAmount } from '@touchline/betting'
import { findPlayerByLogin } from '../modules/platform/index.ts'
import { loadCurrencies, type WithdrawalOutcome, withdraw as withdrawFrom } from '../modules/wallet/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'withdraw PLAYER AMOUNT CURRENCY REFERENCE'
const REFERENCE = /^[\w.:-]{4,64}$/

/** Books that a player was paid his money out: `withdraw demo@touchline.test 25.00 EUR SEPA-1`. Said again, it is done once. */
export const withdraw: Operation = {
  help: 'withdraw PLAYER AMOUNT CURRENCY REFERENCE   books money that was paid out to a player, once per reference',
  usage,
  async run([login = '', text = '', code = '', reference = '', ...rest], { db, clock }) {
    if (!REFERENCE.test(reference) || rest.length > 0) return misunderstood({ usage })
    const now = clock.now()
    const rules = (await loadCurrencies(db, now)).get(code)
    if (rules === undefined) return { ok: false, text: `The book has no currency ${code}.` }
    const amount = parseAmount(text, rules.currency)
    if (!amount.ok || amount.value <= 0) return { ok: false, text: `${text} is not an amount of ${code} above 0.` }
    const player = await findPlayerByLogin(db, login)
    if (player === null) return { ok: false, text: `Nobody signs in as ${login}.` }
    const wish = { playerId: player.id, currency: code, amount: BigInt(amount.value), reference, at: now }
    const outcome = await withdrawFrom(db, wish)
    const money = `${formatAmount(amount.value, rules.currency)} ${code}`
    return { ok: outcome === 'booked' || outcome === 'known', text: said(outcome, money, reference) }
  },
}

function said(outcome: WithdrawalOutcome, money: string, reference: string): string {
  switch (outcome) {
    case 'booked':
      return `${money} left the book as ${reference}.`
    case 'known':
      return `${reference} was booked before; nothing was done.`
    case 'insufficient':
      return `There is less than ${money} on the account.`
    case 'no_account':
      return `The player has no account for ${money}.`
    case 'reference_taken':
      return `${reference} is another payment.`
  }
}
