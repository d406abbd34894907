import type { PlacementError } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { openSignIn, useAuth, useMoney } from '../../account/index.ts'
import { acceptChanges, editSlip } from '../runtime.ts'
import { offersAcceptance } from '../state/place-button.ts'
import type { ReckonedSlip } from '../use-slip.ts'
import { noticeOfChanges } from './notice-of-changes.ts'
import styles from './SlipNotice.module.css'

function Refusal({ error, reckoned }: { error: PlacementError; reckoned: ReckonedSlip }) {
  const text = useText()
  const money = useMoney()
  const messages = new Set([error.message, ...error.byBet.map((bet) => bet.message), ...error.details])
  const { currency } = reckoned.slip
  return (
    <div role="alert" className={styles.Notice} data-tone="error">
      <div className={styles.Text}>
        <strong>{text('slip.error')}</strong>
        {[...messages].map((message) => message !== null && <p key={message}>{message}</p>)}
        {error.isWrongOdds && <p>{text('slip.error.accept_hint')}</p>}
      </div>
      {error.byBet.map(({ betKey, maxStake }) =>
        maxStake === null || maxStake === 0 ? null : (
          <Button key={betKey} size="small" onClick={() => editSlip({ type: 'set_stake', betKey, stake: maxStake })}>
            {text('slip.use_max', { amount: money(maxStake, currency) })}
          </Button>
        ),
      )}
    </div>
  )
}

function Checking() {
  const text = useText()
  const { status } = useAuth()
  const isSignedOut = status === 'NOT_LOGGED_IN'
  return (
    <div role="status" className={styles.Notice}>
      <div className={styles.Text}>
        <strong>{text('slip.checking')}</strong>
        <p>{text(isSignedOut ? 'slip.checking.signed_out' : 'slip.checking.text')}</p>
      </div>
      {isSignedOut && (
        <Button size="small" onClick={() => openSignIn('session_expired')}>
          {text('slip.session_over')}
        </Button>
      )}
    </div>
  )
}

/** What the player must know before the next press: a refusal, a lost answer, moved prices, a suspension. */
export function SlipNotice({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { slip, summary } = reckoned
  if (slip.ticketState === 'ERROR') return <Refusal error={slip.error} reckoned={reckoned} />
  if (slip.ticketState === 'UNKNOWN') return <Checking />
  const changes = slip.inProgress ? null : noticeOfChanges(slip)
  if (changes === null) return null
  return (
    <div className={styles.Notice}>
      <p className={styles.Text}>{text(changes.message, { count: changes.count })}</p>
      {offersAcceptance(slip, summary) && (
        <Button size="small" variant="plain" onClick={acceptChanges}>
          {text('slip.accept.short')}
        </Button>
      )}
    </div>
  )
}
