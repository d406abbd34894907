import type { Currency } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import { useAmountDraft } from '../../ui/index.ts'
import styles from './Limits.module.css'

/** Asks for the amount of a limit. Nothing stands there beforehand but what holds. */
export function LimitForm(props: {
  amount: number | null
  currency: Currency
  isBusy: boolean
  onSave: (amount: number) => void
  onCancel: () => void
}) {
  const { currency, isBusy, onSave, onCancel } = props
  const text = useText()
  const { locale } = useFormat()
  const [amount, setAmount] = useState(props.amount ?? 0)
  const [isAsked, setIsAsked] = useState(false)
  const draft = useAmountDraft(amount, currency, locale, setAmount)
  const isWrong = amount <= 0 && (isAsked || draft.error !== null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (amount > 0) onSave(amount)
  }
  return (
    <form className={styles.Form} onSubmit={submit} noValidate>
      <Field
        label={text('limits.amount')}
        suffix={currency.code}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={draft.text}
        error={isWrong ? text('limits.amount_wrong') : undefined}
        onChange={(event) => draft.type(event.currentTarget.value)}
      />
      <div className={styles.Actions}>
        <Button type="submit" variant="go" aria-disabled={isBusy || undefined}>
          {text('limits.save')}
        </Button>
        <Button onClick={onCancel}>{text('profile.phone.back')}</Button>
      </div>
    </form>
  )
}
