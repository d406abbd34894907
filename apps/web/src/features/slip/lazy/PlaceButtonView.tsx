import type { SlipError } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { type CSSProperties, useId, useState } from 'react'
import { useDialogs } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { usePricesFresh } from '../../../live/index.ts'
import { useSite } from '../../../site/index.ts'
import { Money, useMoney } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import { useSlip } from '../service.ts'
import { useTicket } from '../use-slip.ts'
import styles from './PlaceButtonView.module.css'
import { isStakeMissing, STAKE_ERRORS, stakeErrorOf } from './stake/StakeField.tsx'
import { useLiveDelay } from './use-live-delay.ts'
import type { ReckonedSlip } from './use-reckoned-slip.ts'

/** Why the bets cannot be placed, in words. */
function useReason(reckoned: ReckonedSlip): (error: SlipError) => string {
  const text = useText()
  const money = useMoney()
  return (error) =>
    text(error.messageKey, { amount: money(error.limit ?? 0, reckoned.slip.currency), limit: error.limit })
}

/** The seconds of the live delay. The bar starts at the time that has passed and then runs without further updates. */
function LiveDelay({ totalMs, passedMs }: { totalMs: number; passedMs: number }) {
  const text = useText()
  const [startedMs] = useState(passedMs)
  return (
    <span
      className={styles.Delay}
      style={{ '--delay': `${totalMs}ms`, '--passed': `-${startedMs}ms` } as CSSProperties}
    >
      {text('slip.placing.progress', {
        elapsed: Math.floor(Math.min(passedMs, totalMs) / 1_000),
        total: Math.round(totalMs / 1_000),
      })}
    </span>
  )
}

/** The placement under way: locked. */
function Placing() {
  const text = useText()
  const delay = useLiveDelay()
  const isTimed = delay.totalMs > 0
  return (
    <>
      {isTimed && <p className={styles.Reason}>{text('slip.live_delay')}</p>}
      <Button size="large" className={styles.Placing} data-place aria-disabled>
        {text('slip.placing')}
        {isTimed && <LiveDelay {...delay} />}
      </Button>
    </>
  )
}

/**
 * The one button: sign in, place, accept, or the reason why not. One at a time, with nothing below it, so that it does
 * not move.
 */
export function PlaceButtonView({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { accept, place } = useSlip()
  const { openSignIn } = useAccount()
  const reasonOf = useReason(reckoned)
  const reasonId = useId()
  const asksAgain = useTicket((ticket) => ticket.asksAgain)
  const isFresh = usePricesFresh()
  const format = useMoney()
  const dialogs = useDialogs()
  const offersDeposit = useSite()?.features.quickDeposit ?? true
  const { button, slip } = reckoned
  const { currency } = slip
  const money = (subunits: number) => (
    <span className={styles.Amount}>
      <Money subunits={subunits} currency={currency} />
    </span>
  )
  switch (button.kind) {
    case 'placing':
      return <Placing />
    case 'checking':
      return (
        <Button size="large" className={styles.Button} data-place aria-disabled>
          {text('slip.checking.button')}
        </Button>
      )
    case 'accept':
      return (
        <Button size="large" variant="accent" className={styles.Button} data-place onClick={accept}>
          {text('slip.accept')}
          <span className={styles.Amount}>
            {button.oldWin !== button.newWin && button.oldWin > 0 && (
              <s className={styles.Old}>
                <Money subunits={button.oldWin} currency={currency} />
              </s>
            )}
            {button.newWin > 0 && <Money subunits={button.newWin} currency={currency} />}
          </span>
        </Button>
      )
    case 'sign_in':
      return (
        <Button size="large" variant="go" className={styles.Button} data-place onClick={() => openSignIn('to_place')}>
          {text('slip.sign_in')}
        </Button>
      )
    case 'short':
      return (
        <>
          <p id={reasonId} className={styles.Reason} hidden={stakeErrorOf(reckoned) !== undefined}>
            {text('slip.error.stake_above_balance', { amount: format(button.by, currency) })}
          </p>
          {offersDeposit && (
            <Button
              size="large"
              variant="go"
              className={styles.Button}
              data-place
              aria-describedby={reasonId}
              onClick={() => dialogs.open('quick-deposit', { amount: button.by, currency: currency.code })}
            >
              {text('slip.deposit')}
              {money(button.by)}
            </Button>
          )}
        </>
      )
    case 'place':
    case 'blocked': {
      const reason = button.kind === 'blocked' ? reasonOf(button.by) : isFresh ? null : text('slip.line_paused')
      const isAgain = asksAgain && reason === null
      const isShownAbove =
        button.kind === 'blocked' &&
        (STAKE_ERRORS.includes(button.by.code) ||
          stakeErrorOf(reckoned) === button.by ||
          (button.by.code === 'stake_missing' && isStakeMissing(reckoned)))
      return (
        <>
          {reason !== null && (
            <p id={reasonId} className={styles.Reason} hidden={isShownAbove}>
              {reason}
            </p>
          )}
          {isAgain && (
            <p role="alert" className={styles.Reason}>
              {text('slip.again')}
            </p>
          )}
          <Button
            size="large"
            variant={isAgain ? 'accent' : 'go'}
            className={styles.Button}
            data-place
            aria-disabled={reason !== null || undefined}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => {
              if (reason === null) place()
            }}
          >
            {text(isAgain ? 'slip.place_again' : 'slip.place')}
            {button.kind === 'place' && money(button.stake)}
          </Button>
        </>
      )
    }
  }
}
