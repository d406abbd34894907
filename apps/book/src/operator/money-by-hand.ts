import { formatAmount } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import { misunderstood, type Operation } from './operation.ts'
import { type MoneyWords, readMoneyWords } from './read-money-words.ts'

/** The outcome of a payment in either direction. `known`: it had been booked before. */
type Outcome = 'booked' | 'known' | 'no_account' | 'reference_taken'

/** Money that moves by an operator's word, once per reference. */
export interface HandPayment<More extends string> {
  /** Name of the command. */
  readonly name: string
  /** What it is for, after `books money that`. */
  readonly money: string
  /** The verb of the sentence when it is done. */
  readonly went: string
  readonly book: (db: Db, wish: MoneyWords) => Promise<Outcome | More>
  /** The sentences for outcomes that only this direction has. */
  readonly refused: Readonly<Record<More, (money: string) => string>>
}

/** A command `NAME PLAYER AMOUNT CURRENCY REFERENCE`. A repetition changes nothing. */
export function moneyByHand<More extends string>(payment: HandPayment<More>): Operation {
  const usage = `${payment.name} PLAYER AMOUNT CURRENCY REFERENCE`
  return {
    help: `${usage.padEnd(43)} books money that ${payment.money}, once per reference`,
    usage,
    async run(words, { db, clock }) {
      const wish = await readMoneyWords(words, db, clock.now())
      if (wish === null) return misunderstood({ usage })
      if ('text' in wish) return wish
      const outcome = await payment.book(db, wish)
      const money = `${formatAmount(wish.amount, wish.unit)} ${wish.currency}`
      const sentences: Readonly<Record<Outcome, string>> = {
        booked: `${money} ${payment.went} the book as ${wish.reference}.`,
        known: `${wish.reference} was booked before; nothing was done.`,
        no_account: `The player has no account for ${money}.`,
        reference_taken: `${wish.reference} is another payment.`,
      }
      const text = isCommon(outcome) ? sentences[outcome] : payment.refused[outcome](money)
      return { ok: outcome === 'booked' || outcome === 'known', text }
    },
  }
}

function isCommon<More extends string>(outcome: Outcome | More): outcome is Outcome {
  return ['booked', 'known', 'no_account', 'reference_taken'].includes(outcome)
}
