import type { Bet } from '@touchline/contract'
import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money, useAmountDraft, useMoney } from '../../../ui/index.ts'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { useBetsService } from '../service.ts'
import type { OrderOutcome } from './auto-orders.ts'
import styles from './CashOutDialog.module.css'

/** Values to choose from, in percent of what the bet is worth now. */
const STEPS = [110, 125, 150, 200] as const

type Sending = OrderOutcome | { readonly kind: 'idle' } | { readonly kind: 'sending' }

/** Sets a value at which the book cashes the bet out, and removes it. */
export function AtValue({ bet }: { bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const { orderCashOut } = useBetsService()
  const [target, setTarget] = useState(bet.auto_cashout ?? 0)
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const draft = useAmountDraft(target, currency, locale, setTarget)
  const worth = bet.to_cashout ?? 0
  const most = bet.win_amount - paidSoFar(bet)
  // By what it was worth first: nothing to be tapped changes under the finger.
  const [steps] = useState(() =>
    STEPS.map((percent) => Math.ceil((worth * percent) / 100)).filter((step) => step > worth && step <= most),
  )
  const isReached = target > 0 && target <= worth
  const ofTarget = isReached
    ? text('cash_out.auto.below')
    : target > most
      ? text('cash_out.auto.too_much', { amount: money(most, currency) })
      : undefined
  const error = draft.error ?? ofTarget
  const isSending = sending.kind === 'sending'
  const isOff = isSending || target === 0 || error !== undefined || target === bet.auto_cashout

  async function order(value: number | null) {
    setSending({ kind: 'sending' })
    const outcome = await orderCashOut(bet.id, value)
    setSending(outcome)
    if (outcome.kind === 'done') setTarget(value ?? 0)
  }

  return (
    <>
      <p>{text('cash_out.auto.text')}</p>
      {bet.to_cashout !== null && (
        <Figures>
          <Figure name={text('cash_out.auto.now')}>
            <Money subunits={worth} currency={currency} />
          </Figure>
        </Figures>
      )}
      {steps.length > 0 && (
        <div className={styles.Shares}>
          {steps.map((step) => (
            <Button key={step} size="small" aria-pressed={target === step} onClick={() => setTarget(step)}>
              <Money subunits={step} currency={currency} />
            </Button>
          ))}
        </div>
      )}
      <Field
        label={text('cash_out.auto.at')}
        inputMode="decimal"
        autoComplete="off"
        keepsRoom
        maxLength={24}
        value={draft.text}
        disabled={isSending}
        onChange={(event) => draft.type(event.currentTarget.value)}
        suffix={currency.code}
        error={error}
      />
      {bet.auto_cashout !== null && (
        <p className={styles.Title} role="status">
          {text('cash_out.auto.waiting', { amount: money(bet.auto_cashout, currency) })}
        </p>
      )}
      {(sending.kind === 'lost' || sending.kind === 'refused') && (
        <p role="alert">{sending.kind === 'lost' ? text('cash_out.auto.lost') : sending.message}</p>
      )}
      <Button size="large" variant="go" aria-disabled={isOff || undefined} onClick={() => isOff || void order(target)}>
        {text(
          isSending
            ? 'cash_out.auto.sending'
            : bet.auto_cashout === null
              ? 'cash_out.auto.set'
              : 'cash_out.auto.change',
        )}
      </Button>
      {bet.auto_cashout !== null && (
        <Button aria-disabled={isSending || undefined} onClick={() => isSending || void order(null)}>
          {text('cash_out.auto.take_back')}
        </Button>
      )}
      <p className={styles.Note}>{text('cash_out.auto.ends')}</p>
    </>
  )
}
