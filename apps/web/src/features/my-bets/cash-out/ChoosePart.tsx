import { amountOfShare } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useAmountDraft } from '../../../ui/index.ts'
import { useBetsService } from '../service.ts'
import styles from './CashOutDialog.module.css'
import { Preview } from './Preview.tsx'

const SHARES = [25, 50, 75, 100] as const
/** How much less the bet may be worth when the request arrives, in percent; the dialog shows it. */
const TOLERANCE = 2

/** How much to take out: by share until an amount is typed. */
type Part = { readonly by: 'share'; readonly percent: number } | { readonly by: 'amount'; readonly amount: number }

/** Chooses the part to cash out, and confirms it. The value keeps moving. */
export function ChoosePart({ bet, isSending }: { bet: Bet; isSending: boolean }) {
  const text = useText()
  const { locale } = useFormat()
  const { cashOut } = useBetsService()
  const [part, setPart] = useState<Part>({ by: 'share', percent: 100 })
  const value = bet.to_cashout ?? 0
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const amount = part.by === 'share' ? amountOfShare(value, part.percent) : part.amount
  const draft = useAmountDraft(amount, currency, locale, (typed) => setPart({ by: 'amount', amount: typed }))
  const isWhole = amount >= value
  const tooMuch = part.by === 'amount' && part.amount > value
  const isOff = isSending || bet.to_cashout === null || amount === 0 || tooMuch
  const percent = part.by === 'share' ? part.percent : Math.min(100, Math.round((amount / Math.max(1, value)) * 100))
  return (
    <>
      <input
        type="range"
        className={styles.Slider}
        min={1}
        max={100}
        value={percent}
        aria-label={text('cash_out.share')}
        aria-valuetext={text('cash_out.percent', { percent })}
        disabled={isSending}
        onChange={(event) => setPart({ by: 'share', percent: Number(event.currentTarget.value) })}
      />
      <div className={styles.Shares}>
        {SHARES.map((share) => (
          <Button
            key={share}
            size="small"
            aria-pressed={part.by === 'share' && part.percent === share}
            disabled={isSending}
            onClick={() => setPart({ by: 'share', percent: share })}
          >
            {share === 100 ? text('cash_out.all') : text('cash_out.percent', { percent: share })}
          </Button>
        ))}
      </div>
      <Field
        label={text('cash_out.amount')}
        inputMode="decimal"
        autoComplete="off"
        keepsRoom
        maxLength={24}
        value={draft.text}
        disabled={isSending}
        onChange={(event) => draft.type(event.currentTarget.value)}
        suffix={currency.code}
        error={draft.error ?? (tooMuch ? text('cash_out.too_much') : undefined)}
      />
      <Preview bet={bet} value={value} amount={amount} />
      <Button
        size="large"
        variant="go"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (isOff) return
          const wish = { bet_id: bet.id, to_cashout: value, tolerance: TOLERANCE }
          cashOut(isWhole ? wish : { ...wish, amount })
        }}
      >
        {text(isSending ? 'cash_out.sending' : 'cash_out.confirm')}
      </Button>
      <p className={styles.Note}>{text('cash_out.tolerance', { percent: TOLERANCE })}</p>
    </>
  )
}
