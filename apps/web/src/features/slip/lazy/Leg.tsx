import type { SlipSelection } from '@touchline/betting'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { CloseGlyph, IconButton } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useMatchLive } from '../../../live/index.ts'
import { EventLine } from '../../my-bets/index.ts'
import { editSlip } from '../runtime.ts'
import { offersAcceptance } from '../state/place-button.ts'
import type { ReckonedSlip } from '../use-slip.ts'
import styles from './Leg.module.css'
import { LegPrice } from './LegPrice.tsx'

/** Everything that the server found wrong with a selection, in its words. */
function faultsOf({ slip }: ReckonedSlip, selectionId: string): readonly string[] {
  if (slip.ticketState !== 'ERROR') return []
  const faults = slip.error.byBet.flatMap((bet) => bet.selections)
  return faults.flatMap((leg) => (leg.selectionId === selectionId && leg.message !== null ? [leg.message] : []))
}

/** One selection: outcome, market with its line, event with score and clock, price. */
export function Leg({ selection, reckoned }: { selection: SlipSelection; reckoned: ReckonedSlip }) {
  const text = useText()
  const facts = useMatchLive(selection.matchId)
  const { slip, summary } = reckoned
  const isBlocked = selection.isSuspended || selection.isNotAvailable
  const isOver = facts !== undefined && facts.status > EVENT_STATUS.stopped
  const stays = isOver ? 'slip.suspended.over' : 'slip.suspended.wait'
  const removal = offersAcceptance(slip, summary) ? 'slip.removed_when_accepted' : stays
  return (
    <div className={styles.Leg}>
      <span className={styles.Outcome}>{selection.outcomeName}</span>
      <LegPrice selection={selection} />
      <IconButton
        label={text('slip.remove', { outcome: selection.outcomeName })}
        disabled={slip.inProgress}
        className={styles.Remove}
        onClick={() => editSlip({ type: 'remove_selection', selectionId: selection.id })}
      >
        <CloseGlyph />
      </IconButton>
      <span className={styles.Market}>{selection.marketName}</span>
      <span className={styles.Event}>
        <EventLine matchId={selection.matchId} home={selection.nameA} away={selection.nameB} startTime={null} />
      </span>
      {isBlocked && !slip.inProgress && (
        <p className={styles.Fault}>
          {[facts?.betStopReason, text(removal)].filter((part) => part !== null && part !== undefined).join('. ')}
        </p>
      )}
      {faultsOf(reckoned, selection.id).map((message) => (
        <p key={message} className={styles.Fault}>
          {message}
        </p>
      ))}
    </div>
  )
}
