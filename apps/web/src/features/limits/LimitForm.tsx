import type { Currency } from '@touchline/betting'
import { LIMIT_STRATEGIES, type LimitStrategy } from '@touchline/contract/constants'
import { Button, Field, MenuChoice } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import { useAmountDraft } from '../../ui/index.ts'
import styles from './Limits.module.css'

const MINUTE_MS = 60_000
/** 31 days. */
const MOST_MINUTES = 44_640

/** What the amount of a limit is in. */
export type LimitUnit = { readonly kind: 'money'; readonly currency: Currency } | { readonly kind: 'time' }

interface AmountProps {
  readonly amount: number
  readonly isAsked: boolean
  readonly onChange: (amount: number) => void
}

function MoneyField({ currency, amount, isAsked, onChange }: AmountProps & { currency: Currency }) {
  const text = useText()
  const { locale } = useFormat()
  const draft = useAmountDraft(amount, currency, locale, onChange)
  const isMissing = isAsked && amount <= 0
  return (
    <Field
      label={text('limits.amount')}
      suffix={currency.code}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={draft.text}
      error={draft.error ?? (isMissing ? text('limits.amount_wrong') : undefined)}
      onChange={(event) => draft.type(event.currentTarget.value)}
    />
  )
}

function MinutesField({ amount, isAsked, onChange }: AmountProps) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(amount === 0 ? '' : String(Math.floor(amount / MINUTE_MS)))
  const isWrong = amount <= 0 && (isAsked || typed !== '')
  return (
    <Field
      label={text('limits.minutes')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed}
      error={isWrong ? text('limits.minutes_wrong', { most: format.number(MOST_MINUTES) }) : undefined}
      onChange={(event) => {
        const { value } = event.currentTarget
        setTyped(value)
        const minutes = /^\s*\d+\s*$/.test(value) ? Number(value) : 0
        onChange(minutes <= MOST_MINUTES ? minutes * MINUTE_MS : 0)
      }}
    />
  )
}

/** Requests the amount of a limit, and how it counts where that is open. The amount is empty, or the present limit. */
export function LimitForm(props: {
  amount: number | null
  unit: LimitUnit
  /** How its period is counted; undefined where the player chooses. */
  strategy: LimitStrategy | null | undefined
  isBusy: boolean
  onSave: (amount: number, strategy: LimitStrategy | null) => void
  onCancel: () => void
}) {
  const { unit, strategy, isBusy, onSave, onCancel } = props
  const text = useText()
  const [amount, setAmount] = useState(props.amount ?? 0)
  const [chosen, setChosen] = useState<LimitStrategy>('calendar')
  const [isAsked, setIsAsked] = useState(false)
  const field = { amount, isAsked, onChange: setAmount }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (amount > 0) onSave(amount, strategy === undefined ? chosen : strategy)
  }
  return (
    <form className={styles.Form} onSubmit={submit} noValidate>
      {unit.kind === 'money' ? <MoneyField {...field} currency={unit.currency} /> : <MinutesField {...field} />}
      {strategy === undefined && (
        <div className={styles.Actions}>
          <span className={styles.Lead}>{text('limits.counted')}</span>
          <MenuChoice<LimitStrategy>
            label={text('limits.counted')}
            value={chosen}
            onChange={setChosen}
            items={LIMIT_STRATEGIES.map((value) => ({ value, label: text(`limits.counted.${value}`) }))}
          />
        </div>
      )}
      <div className={styles.Actions}>
        <Button type="submit" variant="go" aria-disabled={isBusy || undefined}>
          {text('limits.save')}
        </Button>
        <Button onClick={onCancel}>{text('profile.phone.back')}</Button>
      </div>
    </form>
  )
}
