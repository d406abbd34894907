import { move, type Purse } from '../bet-life/oracle.ts'

export const CURRENCIES = ['EUR', 'JPY', 'BTC'] as const
export type Code = (typeof CURRENCIES)[number]
export const ENDINGS = ['win', 'void', 'lose'] as const
export type Ending = (typeof ENDINGS)[number]

/** A single on the home side, at the price of every match of the model. */
export interface BetModel {
  readonly id: number
  readonly match: number
  readonly currency: Code
  stake: number
  /** What its result has paid. */
  paid: number
}

/** What should be: plain numbers, one operation after the other. */
export interface WalletModel {
  readonly purses: Record<Code, Purse>
  readonly bets: BetModel[]
  readonly results: (Ending | null)[]
  readonly references: string[]
  /** Units for one EUR. */
  readonly rates: Record<Code, string>
}

/** Does to the model what the book says it has done; false where that cannot be. */
export type Apply = (model: WalletModel) => boolean

export const ODDS = 21_000
/** Parts of stakes below it may be worth nothing. */
const SMALL = 20

export function deposited(currency: Code, amount: number): Apply {
  return ({ purses }) => {
    purses[currency].balance += amount
    return true
  }
}

export function withdrawn(currency: Code, amount: number, reference: string, outcome: string): Apply {
  return ({ purses, references }) => {
    if (references.includes(reference)) return outcome === 'known' || outcome === 'reference_taken'
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

/** @param seen stake at risk when the value was asked for; @param part what was cashed out, or null */
export function cashedOut(id: number, seen: number, part: { stake: number; amount: number } | null): Apply {
  return (model) => {
    const bet = model.bets.find((candidate) => candidate.id === id)
    if (bet === undefined) return false
    const isOff = bet.stake !== seen || bet.stake === 0 || model.results[bet.match] !== null
    // A value of less than a subunit is not offered.
    if (part === null) return isOff || bet.stake < SMALL
    if (isOff || part.stake > bet.stake || part.amount > part.stake) return false
    bet.stake -= part.stake
    move(model.purses[bet.currency], part.amount)
    return true
  }
}

export function rated(currency: Code, units: string): Apply {
  return ({ rates }) => {
    rates[currency] = units
    return true
  }
}

/** Settlement: books what the bets bring or take back, in the order of their ids. */
export function settle({ bets, results, purses }: WalletModel): void {
  for (const bet of [...bets].sort((a, b) => a.id - b.id)) {
    const pays = paysOf(bet.stake, results[bet.match] ?? null)
    move(purses[bet.currency], pays - bet.paid)
    bet.paid = pays
  }
}

/** Half a subunit is rounded up. */
function paysOf(stake: number, ending: Ending | null): number {
  if (ending === 'void') return stake
  return ending === 'win' ? Math.floor((2 * stake * ODDS + 10_000) / 20_000) : 0
}
