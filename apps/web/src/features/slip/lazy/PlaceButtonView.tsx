import type { SlipError } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { type CSSProperties, useId } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useFeedFresh } from '../../../live/index.ts'
import { Money, openSignIn, useMoney } from '../../account/index.ts'
import { acceptChanges, placeBets } from '../runtime.ts'
import type { ReckonedSlip } from '../use-slip.ts'
import styles from './PlaceButtonView.module.css'
import { useLiveDelay } from './use-live-delay.ts'

/** Why the bets cannot be placed, in words. */
function useReason(reckoned: ReckonedSlip): (error: SlipError) => string {
  const text = useText()
  const money = useMoney()
  return (error) =>
    text(error.messageKey, { amount: money(error.limit ?? 0, reckoned.slip.currency), limit: error.limit })
}

/** The placement under way: locked, with the seconds of the live delay. */
function Placing() {
  const text = useText()
  const delay = useLiveDelay()
  return (
    <>
      <Button
        size="large"
        className={styles.Placing}
        aria-disabled
        data-timed={delay.totalMs > 0 || undefined}
        style={{ '--delay': `${delay.totalMs}ms`, '--passed': `-${delay.passedMs}ms` } as CSSProperties}
      >
        <span>{text('slip.placing')}</span>
        {delay.totalMs > 0 && (
          <span className={styles.Amount}>
            {text('slip.placing.progress', {
              elapsed: Math.round(Math.min(delay.passedMs, delay.totalMs) / 1_000),
              total: Math.round(delay.totalMs / 1_000),
            })}
          </span>
        )}
      </Button>
      {delay.totalMs > 0 && <p className={styles.Reason}>{text('slip.live_delay')}</p>}
    </>
  )
}

/** The one button: sign in, place, accept, or why not. Only one thing at a time. */
export function PlaceButtonView({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const reasonOf = useReason(reckoned)
  const reasonId = useId()
  const isFresh = useFeedFresh()
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
        <Button size="large" className={styles.Button} aria-disabled>
          {text('slip.checking.button')}
        </Button>
      )
    case 'accept':
      return (
        <Button size="large" variant="accent" className={styles.Button} onClick={acceptChanges}>
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
        <Button size="large" variant="go" className={styles.Button} onClick={() => openSignIn('to_place')}>
          {text('slip.sign_in')}
        </Button>
      )
    case 'short':
      return (
        <Button size="large" className={styles.Button} aria-disabled>
          {text('slip.error.stake_above_balance', { amount: '' }).trim()}
          {money(button.by)}
        </Button>
      )
    case 'place':
    case 'blocked': {
      const reason = button.kind === 'blocked' ? reasonOf(button.by) : isFresh ? null : text('slip.feed_paused')
      return (
        <>
          <Button
            size="large"
            variant="go"
            className={styles.Button}
            aria-disabled={reason !== null || undefined}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => {
              if (reason === null) placeBets()
            }}
          >
            {text('slip.place')}
            {button.kind === 'place' && money(button.stake)}
          </Button>
          {reason !== null && (
            <p id={reasonId} className={styles.Reason}>
              {reason}
            </p>
          )}
        </>
      )
    }
  }
}
