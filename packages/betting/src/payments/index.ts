/** Payments: how a deposit goes from its wish to its end, and what money is in another currency. */
export { afterPayment, type DepositState, type DepositStep, type PaymentNews } from './deposit-state.ts'
export { exchangeAmount } from './exchange-amount.ts'
