import type { Deposit } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useMoney, useToasts } from '../../ui/index.ts'
import { ALERTS, kindOfAlert } from './payment-alert.ts'
import { useCurrencyOf } from './use-currency-of.ts'

/** The result of a deposit as a text. */
export function useOutcomeText(): (deposit: Deposit) => string {
  const text = useText()
  const money = useMoney()
  const currencyOf = useCurrencyOf()
  return ({ status, reason, amount, currency }) => {
    if (status === 'failed' && reason !== null) return text(`cashier.failed.${reason}`)
    return text(`cashier.outcome.${status}`, { amount: money(amount, currencyOf(currency)) })
  }
}

/** Shows the result of a deposit as an alert, in place of the one before. */
export function usePaymentAlert(): (deposit: Deposit) => void {
  const toasts = useToasts()
  const outcomeText = useOutcomeText()
  return (deposit) => {
    const kind = kindOfAlert(deposit.status)
    if (kind !== null) toasts.show({ kind: ALERTS[kind], title: outcomeText(deposit) })
  }
}
