/** Demo cashier: a payment provider with pages of its own that plays. */
export { type CashierDemo, type CashierDemoOptions, createCashierDemo } from './create-cashier-demo.ts'
