import type { Currency } from '@touchline/betting'
import { Field } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import { useAmountDraft, useMoney } from '../../ui/index.ts'

/** A field for an amount, with an error below it for too little or too much. */
export function AmountField(props: {
  amount: number
  currency: Currency
  min: number
  max: number
  /** Whether the form was sent: until then nothing typed is nothing wrong. */
  isAsked: boolean
  onChange: (amount: number) => void
}) {
  const { amount, currency, min, max, isAsked, onChange } = props
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const draft = useAmountDraft(amount, currency, locale, onChange)
  const isOutside = isAsked && (amount < min || amount > max)
  const hint = text('cashier.amount.between', { min: money(min, currency), max: money(max, currency) })
  return (
    <Field
      label={text('cashier.amount')}
      suffix={currency.code}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={draft.text}
      error={draft.error ?? (isOutside ? hint : undefined)}
      hint={hint}
      onChange={(event) => draft.type(event.currentTarget.value)}
    />
  )
}
