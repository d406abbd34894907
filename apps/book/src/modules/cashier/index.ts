/** Cashier: deposits through a payment provider, withdrawals, money changed between a player's own accounts. */
import type { BookModule } from '../../kernel/module.ts'
import { createAskProvider } from './deposits/ask-provider.ts'
import { exchangeMoney } from './endpoints/exchange-money.ts'
import { getCashier } from './endpoints/get-cashier.ts'
import { getDeposit } from './endpoints/get-deposit.ts'
import { getDeposits } from './endpoints/get-deposits.ts'
import { getWithdrawals } from './endpoints/get-withdrawals.ts'
import { quoteExchange } from './endpoints/quote-exchange.ts'
import { requestWithdrawal } from './endpoints/request-withdrawal.ts'
import { startDeposit } from './endpoints/start-deposit.ts'
import { takeBackWithdrawal } from './endpoints/take-back-withdrawal.ts'
import { dropOldQuotes } from './exchange/quotes.ts'
import { CASHIER_MEASURES } from './measures.ts'
import { ofOwnWallet } from './own-wallet.ts'
import type { CashierPorts } from './ports.ts'
import { createSendPayouts } from './withdrawals/send-payouts.ts'

export { CASHIER_RULES, cashierFaults } from './audit.ts'
export { depositByHand } from './deposits/deposit-by-hand.ts'
export type { MoneyTerms } from './exchange/terms.ts'
export { CALLBACK_PATH, registerPaymentCallback } from './provider/callback-route.ts'
export { createHostedProvider } from './provider/hosted-provider.ts'
export type { PaymentEvent, PaymentOrder, PaymentProvider, PayoutOrder } from './provider/payment-provider.ts'
export { type DecisionOutcome, decideWithdrawal, type Verdict } from './withdrawals/decide-withdrawal.ts'
export { giveBackUnpaid } from './withdrawals/give-back-unpaid.ts'
export { listWaitingWithdrawals } from './withdrawals/list-waiting-withdrawals.ts'

/** Calls about deposits, withdrawals and exchange. */
export type CashierCall =
  | 'exchangeMoney'
  | 'getCashier'
  | 'getDeposit'
  | 'getDeposits'
  | 'getWithdrawals'
  | 'quoteExchange'
  | 'requestWithdrawal'
  | 'startDeposit'
  | 'takeBackWithdrawal'

export function createCashier(ports: CashierPorts): BookModule<CashierCall> {
  return {
    handlers: {
      exchangeMoney: ofOwnWallet(ports, exchangeMoney(ports)),
      getCashier: getCashier(ports),
      getDeposit: getDeposit(ports),
      getDeposits: getDeposits(ports),
      getWithdrawals: getWithdrawals(ports),
      quoteExchange: ofOwnWallet(ports, quoteExchange(ports)),
      requestWithdrawal: ofOwnWallet(ports, requestWithdrawal(ports)),
      startDeposit: ofOwnWallet(ports, startDeposit(ports)),
      takeBackWithdrawal: takeBackWithdrawal(ports),
    },
    tidy: () => dropOldQuotes(ports.db, ports.clock.now()),
    measures: CASHIER_MEASURES,
    services: { settlement: [createAskProvider(ports), createSendPayouts(ports)] },
  }
}
