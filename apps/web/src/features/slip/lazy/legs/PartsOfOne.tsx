import { type CustomBet, isBlocked } from '@touchline/betting'
import { CloseGlyph, IconButton } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { Link } from '../../../../navigation/index.ts'
import { EventLine, useOdds } from '../../../my-bets/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './Leg.module.css'

/** The outcomes and their match; it leads to where they can be changed. */
function PartsLink({ bet, title }: { bet: CustomBet; title: string }) {
  const { closeSheet } = useSlip()
  const [first] = bet.selections
  if (first === undefined) return null
  return (
    <Link className={styles.Pick} to={`/${first.sportKey}/${first.matchSlug}#betBuilder`} onClick={closeSheet}>
      <span className={styles.Outcome}>{title}</span>
      {bet.selections.map((leg) => (
        <span key={leg.id} className={styles.Market}>
          <strong>{leg.outcomeName}</strong> {leg.marketName}
        </span>
      ))}
      <span className={styles.Event}>
        <EventLine eventId={first.matchId} home={first.nameA} away={first.nameB} startTime={null} />
      </span>
    </Link>
  )
}

/** Several outcomes of one match at one price: a leg with its parts, that comes and goes as a whole. */
export function PartsOfOne(props: { bet: CustomBet; betKey: string; reckoned: ReckonedSlip }) {
  const { bet, betKey, reckoned } = props
  const text = useText()
  const odds = useOdds()
  const { edit } = useSlip()
  const isPaused = bet.selections.some(isBlocked)
  const title = text('slip.type.custom')
  return (
    <div className={styles.Leg}>
      <PartsLink bet={bet} title={title} />
      <span>
        {isPaused ? (
          text('sb.ticket.suspended.label')
        ) : (
          <>
            {bet.customOdds !== bet.acceptedCustomOdds && <s>{odds(bet.acceptedCustomOdds)} </s>}
            <strong>{odds(bet.customOdds)}</strong>
          </>
        )}
      </span>
      <IconButton
        label={text('slip.remove', { outcome: title })}
        disabled={reckoned.slip.inProgress}
        className={styles.Remove}
        onClick={() => edit({ type: 'remove_bet', betKey })}
      >
        <CloseGlyph />
      </IconButton>
    </div>
  )
}
