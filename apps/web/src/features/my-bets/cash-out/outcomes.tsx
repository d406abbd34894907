import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useNow } from '../../../live/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money, useMoney } from '../../../ui/index.ts'
import { useBetsService } from '../service.ts'
import styles from './CashOutDialog.module.css'
import { atNewValue, type CashOutClaim } from './cash-out-step.ts'
import { Preview } from './Preview.tsx'

/** Shown after a lost response: the outcome is unknown. */
export function Checking() {
  const text = useText()
  return (
    <div role="status">
      <p className={styles.Title}>{text('cash_out.checking')}</p>
      <p>{text('cash_out.checking.text')}</p>
    </div>
  )
}

/** In play it is decided when its delay is over. Renders once a second. */
export function InPlay({ bet }: { bet: Bet }) {
  const text = useText()
  const now = useNow()
  const leftMs = Date.parse(bet.cashout_request?.decide_at ?? '') - now || 0
  return (
    <div role="status">
      <p className={styles.Title}>{text('cash_out.sending')}</p>
      <p>{text('cash_out.waiting', { seconds: Math.max(0, Math.ceil(leftMs / 1_000)) })}</p>
    </div>
  )
}

/** It has no value for now: the data of an event is interrupted, or a market is suspended. */
export function Off({ why }: { why: Bet['cashout_off'] }) {
  const text = useText()
  return <p role="status">{text(why ? `bets.cash_out.${why}` : 'cash_out.off')}</p>
}

/** The bet ended before this cash-out of it was paid. */
export function Over() {
  const text = useText()
  return (
    <div role="status">
      <p className={styles.Title}>{text('cash_out.over')}</p>
      <p>{text('cash_out.over.text')}</p>
    </div>
  )
}

/** Worth less than it was: the same share of the new value in one press. */
export function Changed({ bet, wish, value }: { bet: Bet; wish: CashOutClaim['body']; value: number | null }) {
  const text = useText()
  const money = useMoney()
  const { cashOut, dismissCashOut } = useBetsService()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const again = value === null ? null : atNewValue(wish, value)
  const amount = again?.amount ?? value ?? 0
  return (
    <>
      <div role="alert">
        <p className={styles.Title}>{text(value === null ? 'cash_out.off.title' : 'cash_out.changed')}</p>
        {value === null ? <Off why={bet.cashout_off} /> : <p>{text('cash_out.changed.text')}</p>}
      </div>
      {value !== null && amount < value && <Preview bet={bet} value={value} amount={amount} />}
      {again !== null && (
        <Button
          size="large"
          variant="go"
          onClick={() => {
            dismissCashOut(bet.id)
            cashOut(again)
          }}
        >
          {text('cash_out.take', { amount: money(amount, currency) })}
        </Button>
      )}
      <Button onClick={() => dismissCashOut(bet.id)}>{text('cash_out.choose_again')}</Button>
    </>
  )
}

export function Refused({ message, betId }: { message: string; betId: number }) {
  const text = useText()
  const { dismissCashOut } = useBetsService()
  return (
    <>
      <div role="alert">
        <p className={styles.Title}>{text('cash_out.refused')}</p>
        <p>{message}</p>
      </div>
      <Button onClick={() => dismissCashOut(betId)}>{text('cash_out.choose_again')}</Button>
    </>
  )
}

/** Paid, on the server's word. */
export function CashedOut({ bet, amount }: { bet: Bet; amount: number }) {
  const text = useText()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  return (
    <div role="status" className={styles.Said}>
      <p className={styles.Title}>{text('cash_out.paid')}</p>
      <Figures isRaised>
        <Figure name={text('cash_out.paid.amount')} leads>
          <Money subunits={amount} currency={currency} />
        </Figure>
        <Figure name={text('cash_out.stays')}>
          <Money subunits={bet.open_stake} currency={currency} />
        </Figure>
      </Figures>
    </div>
  )
}
