import { collect } from './collect.ts'
import { type Code, CURRENCIES, type Ending, type WalletModel } from './model.ts'

/** Does to the model what the book says it has done; false where that cannot be. */
export type Apply = (model: WalletModel) => boolean

export const ODDS = 21_000
/** Parts of stakes below it may be worth nothing. */
const SMALL = 20

export function deposited(currency: Code, amount: number): Apply {
  return (model) => {
    model.purses[currency].balance += amount
    collect(model)
    return true
  }
}

export function withdrawn(currency: Code, amount: number, reference: string, outcome: string): Apply {
  return ({ purses, references }) => {
    if (references.includes(reference)) return outcome === 'known' || outcome === 'reference_taken'
    if (CURRENCIES.some((code) => purses[code].debt > 0)) return outcome === 'owing'
    if (purses[currency].balance < amount) return outcome === 'insufficient'
    purses[currency].balance -= amount
    references.push(reference)
    return outcome === 'booked'
  }
}

/** @param id of the bet, or null where it was refused */
export function staked(currency: Code, stake: number, match: number, id: number | null): Apply {
  return (model) => {
    const purse = model.purses[currency]
    if (purse.balance < stake || model.results[match] !== null) return id === null
    if (id === null) return false
    purse.balance -= stake
    model.bets.push({ id, match, currency, stake, paid: 0 })
    return true
  }
}

export function ended(match: number, ending: Ending | null): Apply {
  return (model) => {
    model.results[match] = ending
    return true
  }
}

/** @param seen stake at risk when the value was requested; @param part the part that was cashed out, or null */
export function cashedOut(id: number, seen: number, part: { stake: number; amount: number } | null): Apply {
  return (model) => {
    const bet = model.bets.find((candidate) => candidate.id === id)
    if (bet === undefined) return false
    const isOff = bet.stake !== seen || bet.stake === 0 || model.results[bet.match] !== null
    // A value of less than a subunit is not offered.
    if (part === null) return isOff || bet.stake < SMALL
    if (isOff || part.stake > bet.stake || part.amount > part.stake) return false
    bet.stake -= part.stake
    model.purses[bet.currency].balance += part.amount
    collect(model)
    return true
  }
}

export function rated(currency: Code, units: string): Apply {
  return ({ rates }) => {
    rates[currency] = units
    return true
  }
}

/**
 * Settlement: books what the bets of each match pay or pay back, one match after the other. Credits come first; a debit
 * that exceeds the balance becomes a debt, and later credits of every account repay it.
 */
export function settle(model: WalletModel, matches: readonly number[]): void {
  for (const match of matches) settleMatch(model, match)
  collect(model)
}

function settleMatch(model: WalletModel, match: number): void {
  const due: Record<Code, number> = { EUR: 0, JPY: 0, BTC: 0 }
  for (const bet of model.bets.filter((candidate) => candidate.match === match)) {
    const pays = paysOf(bet.stake, model.results[match] ?? null)
    if (pays > bet.paid) model.purses[bet.currency].balance += pays - bet.paid
    else due[bet.currency] += bet.paid - pays
    bet.paid = pays
  }
  const lacking = CURRENCIES.map((code) => {
    const given = Math.min(model.purses[code].balance, due[code])
    model.purses[code].balance -= given
    return [code, due[code] - given] as const
  })
  collect(model)
  for (const [code, owed] of lacking) {
    model.purses[code].debt += owed
    collect(model)
  }
}

/** Half a subunit is rounded up. */
function paysOf(stake: number, ending: Ending | null): number {
  if (ending === 'void') return stake
  return ending === 'win' ? Math.floor((2 * stake * ODDS + 10_000) / 20_000) : 0
}
