import { countBlockedLegs } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useAccount, useAuth } from '../../../account/index.ts'
import { useSlip } from '../../service.ts'
import { offersAcceptance, offersRemoval } from '../../state/place-button.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { noticeOfChanges } from './notice-of-changes.ts'
import { Refusal } from './Refusal.tsx'
import styles from './SlipNotice.module.css'

function Checking() {
  const text = useText()
  const { leavePlacement } = useSlip()
  const { openSignIn } = useAccount()
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
      <Button size="small" variant="plain" onClick={leavePlacement}>
        {text('slip.checking.leave')}
      </Button>
    </div>
  )
}

/** Nothing is left to place, and nothing to press: a suspended outcome reopens without a press. */
function isAllPaused({ slip, summary }: ReckonedSlip): boolean {
  return !offersAcceptance(slip, summary) && countBlockedLegs(slip.bets) === summary.selectionCount
}

/** What the player must know before the next press: a refusal, a lost response, moved prices, a suspension. */
export function SlipNotice({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { accept, edit } = useSlip()
  const { slip, summary } = reckoned
  if (slip.ticketState === 'ERROR') return <Refusal error={slip.error} reckoned={reckoned} />
  if (slip.ticketState === 'UNKNOWN') return <Checking />
  const changes = slip.inProgress ? null : noticeOfChanges(slip)
  if (changes === null) return null
  return (
    <div className={styles.Notice}>
      <p className={styles.Text}>
        {text(isAllPaused(reckoned) ? 'slip.notice.paused' : changes.message, { count: changes.count })}
      </p>
      {offersAcceptance(slip, summary) && (
        <Button size="small" variant="plain" onClick={accept}>
          {text('slip.accept.short')}
        </Button>
      )}
      {offersRemoval(slip, summary) && (
        <Button size="small" variant="plain" onClick={() => edit({ type: 'remove_blocked' })}>
          {text('slip.remove_blocked', { count: countBlockedLegs(slip.bets) })}
        </Button>
      )}
    </div>
  )
}
