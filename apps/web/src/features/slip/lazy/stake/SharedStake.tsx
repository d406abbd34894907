import { Field } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { useAmountDraft } from '../../../../ui/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { useWordsOfStake } from './StakeField.tsx'

/** One amount for all singles: each gets its share of it, also when they become more or fewer. */
export function SharedStake({ reckoned }: { reckoned: ReckonedSlip }) {
  const { slip, summary } = reckoned
  const text = useText()
  const { edit } = useSlip()
  const { locale } = useFormat()
  const singles = summary.bets.filter(({ bet }) => bet.betType === 'SINGLE')
  const [total, setTotal] = useState(() => singles.reduce((sum, { bet }) => sum + bet.stake, 0))
  const draft = useAmountDraft(total, slip.currency, locale, (amount) => {
    setTotal(amount)
    edit({ type: 'share_stake', total: amount })
  })
  const ofStake = useWordsOfStake(reckoned)
  const count = singles.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: shared again when their count changes, not while typing
  useEffect(() => {
    if (total > 0) edit({ type: 'share_stake', total })
  }, [count])
  return (
    <Field
      label={text('slip.stake.shared')}
      labelHidden
      keepsRoom
      look="strong"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={24}
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      suffix={slip.currency.code}
      error={draft.error ?? ofStake}
      hint={text('slip.stake.shared.hint', { count })}
    />
  )
}
