import { depositByHand } from '../modules/cashier/index.ts'
import { moneyByHand } from './money-by-hand.ts'

/** Books money that came from a player: `deposit demo@touchline.test 25.00 EUR SEPA-2`. */
export const deposit = moneyByHand<never>({
  name: 'deposit',
  money: 'came from a player',
  went: 'came to',
  book: depositByHand,
  refused: {},
})
