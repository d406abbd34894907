export { convertAmount } from './convert-amount.ts'
export { CURRENCY_CODES, type Currency, currencyDigits, currencyOf, type KnownCurrencyCode } from './currency.ts'
export { formatAmount } from './format-amount.ts'
export {
  type AmountError,
  type AmountReadings,
  amountReadings,
  parseAmount,
} from './parse-amount.ts'
