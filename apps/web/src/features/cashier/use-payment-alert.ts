import type { Deposit } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useMoney, useToasts } from '../../ui/index.ts'
import { ALERTS, kindOfAlert } from './payment-alert.ts'
import { useCurrencyOf } from './use-currency-of.ts'

/** Says what became of a deposit, in words. */
export function useOutcomeText(): (deposit: Deposit) => string {
  const text = useText()
  const money = useMoney()
  const currencyOf = useCurrencyOf()
  return ({ status, reason, amount, currency }) => {
    if (status === 'failed' && reason !== null) return text(`cashier.failed.${reason}`)
    return text(`cashier.outcome.${status}`, { amount: money(amount, currencyOf(currency)) })
  }
}

/** Tells what became of a deposit as an alert; the one before goes. */
export function usePaymentAlert(): (deposit: Deposit) => void {
  const toasts = useToasts()
  const outcomeText = useOutcomeText()
  return (deposit) => {
    const kind = kindOfAlert(deposit.status)
    if (kind !== null) toasts.show({ kind: ALERTS[kind], title: outcomeText(deposit) })
  }
}
