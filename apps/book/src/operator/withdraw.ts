import { withdraw as withdrawFrom } from '../modules/wallet/index.ts'
import { moneyByHand } from './money-by-hand.ts'

/** Books that a player was paid their money out: `withdraw demo@touchline.test 25.00 EUR SEPA-1`. */
export const withdraw = moneyByHand<'insufficient' | 'owing'>({
  name: 'withdraw',
  money: 'was paid out to a player',
  went: 'left',
  book: withdrawFrom,
  refused: {
    insufficient: (money) => `There is less than ${money} on the account.`,
    owing: (money) =>
      `The player owes the book money, so ${money} was not paid out: what comes into their accounts repays it first.`,
  },
})
