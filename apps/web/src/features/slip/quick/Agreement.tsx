import type { QuickBetState } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { presetText, useAmountDraft, useMoney } from '../../../ui/index.ts'
import { useSettings } from '../../account/index.ts'
import styles from './QuickBar.module.css'
import { useQuickBet } from './quick-bet.ts'

/** So many stakes to tap fit side by side. */
const PRESETS = 4

/** The stake of a tap, agreed to before the first one and whenever it changes. */
export function Agreement({ bet, balance }: { bet: QuickBetState; balance: number }) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const { edit } = useQuickBet()
  const [stake, setStake] = useState(bet.stake)
  const presets = useSettings()?.stakes[bet.currency.code]?.slice(0, PRESETS) ?? []
  const draft = useAmountDraft(stake, bet.currency, locale, setStake)
  const isShort = stake > balance
  const error = draft.error ?? (isShort ? text('quick.short') : undefined)
  const isOff = stake === 0 || error !== undefined
  return (
    <>
      <p className={styles.Note}>{text('quick.text')}</p>
      <Field
        label={text('quick.stake')}
        inputMode="decimal"
        autoComplete="off"
        keepsRoom
        maxLength={24}
        value={draft.text}
        onChange={(event) => draft.type(event.currentTarget.value)}
        suffix={bet.currency.code}
        error={error}
      />
      {presets.length > 0 && (
        <div className={styles.Presets}>
          {presets.map((preset) => (
            <Button
              key={preset}
              size="small"
              aria-label={text('slip.preset', { amount: money(preset, bet.currency) })}
              onClick={() => setStake(preset)}
            >
              {presetText(preset, bet.currency, locale)}
            </Button>
          ))}
        </div>
      )}
      <Button
        variant="go"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (isOff) return
          edit({ type: 'set_stake', stake })
          edit({ type: 'approve' })
        }}
      >
        {stake === 0 ? text('slip.stake.amount_empty') : text('quick.confirm', { amount: money(stake, bet.currency) })}
      </Button>
    </>
  )
}
