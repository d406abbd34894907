import { type Currency, parseAmount } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { decimalSign, failure, presetText, useAmountError, useMoney, useToasts } from '../../../../ui/index.ts'
import { useAccount, useSettings } from '../../../account/index.ts'
import styles from './PresetEditor.module.css'

export interface PresetEditorProps {
  currency: Currency
  /** In subunits. */
  presets: readonly number[]
  onDone: () => void
}

/** How many presets there can be. */
export const PRESETS = 4

/** Edits the preset stakes in place. An empty field removes one. */
export function PresetEditor({ currency, presets, onDone }: PresetEditorProps) {
  const text = useText()
  const toasts = useToasts()
  const { saveSettings } = useAccount()
  const { locale } = useFormat()
  const money = useMoney()
  const errorOf = useAmountError(currency, locale)
  const most = useSettings()?.stake_limits[currency.code]?.max ?? Number.MAX_SAFE_INTEGER
  const [typed, setTyped] = useState(() =>
    Array.from({ length: PRESETS }, (_, at) => presetText(presets[at] ?? 0, currency, locale).replace(/^0$/, '')),
  )
  const filled = typed.filter((one) => one.trim() !== '')
  const amounts = filled.map((one) => parseAmount(one, currency, decimalSign(locale)))
  const isTooMuch = amounts.some((amount) => amount.ok && amount.value > most)
  const isNone = amounts.some((amount) => amount.ok && amount.value === 0) || amounts.length === 0
  const wrong =
    filled.map(errorOf).find((error) => error !== undefined) ??
    (isTooMuch
      ? text('slip.presets.too_much', { amount: money(most, currency) })
      : isNone
        ? text('slip.presets.wrong', { currency: currency.code })
        : undefined)
  const isWrong = wrong !== undefined

  async function save() {
    const values = amounts.flatMap((amount) => (amount.ok ? [amount.value] : []))
    const stakes = [...new Set(values)].sort((a, b) => a - b)
    onDone()
    const isSaved = await saveSettings({ stakes: { [currency.code]: stakes } })
    if (!isSaved) toasts.show(failure(text, text('slip.presets.failed')))
  }

  return (
    <form
      className={styles.PresetEditor}
      aria-label={text('slip.presets')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        onDone()
      }}
    >
      {typed.map((one, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place.
          key={at}
          label={text('slip.presets.one', { place: at + 1 })}
          labelHidden
          look="small"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          autoFocus={at === 0}
          value={one}
          onChange={(event) => setTyped(typed.with(at, event.currentTarget.value))}
        />
      ))}
      <Button size="small" variant="go" type="submit" aria-disabled={isWrong || undefined}>
        {text('slip.presets.save')}
      </Button>
      <Button size="small" variant="plain" onClick={onDone}>
        {text('slip.presets.cancel')}
      </Button>
      <p role="status" className={styles.Wrong}>
        {wrong}
      </p>
    </form>
  )
}
