import { isBlocked, type SlipSelection } from '@touchline/betting'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Button, CloseGlyph, IconButton } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useLoadMessages, useText } from '../../../../i18n/index.ts'
import { useEventLive } from '../../../../live/index.ts'
import { Link } from '../../../../navigation/index.ts'
import { betStopMessage } from '../../../../ui/index.ts'
import { EventLine } from '../../../my-bets/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './Leg.module.css'
import { LegPrice } from './LegPrice.tsx'

/**
 * The server's messages about a selection. A moved price is left out: both prices are shown, and one notice covers all.
 */
function faultsOf({ slip }: ReckonedSlip, selectionId: string): readonly string[] {
  if (slip.ticketState !== 'ERROR' || slip.error.isWrongOdds) return []
  const faults = slip.error.byBet.flatMap((bet) => bet.selections)
  return faults.flatMap((leg) => (leg.selectionId === selectionId && leg.message !== null ? [leg.message] : []))
}

/** Without this leg the others can be placed: no price that could be agreed to is what is wrong with it. */
function hasToGo({ slip, summary }: ReckonedSlip, selectionId: string): boolean {
  if (slip.ticketState !== 'ERROR' || slip.error.isWrongOdds || summary.selectionCount < 2) return false
  return slip.error.byBet.some((bet) => bet.selections.some((leg) => leg.selectionId === selectionId))
}

/** Outcome, market and event; a link to the market on the page of the event. */
function LegLink({ selection }: { selection: SlipSelection }) {
  const { closeSheet } = useSlip()
  return (
    <Link
      className={styles.Pick}
      to={`/${selection.sportKey}/${selection.matchSlug}?market=${selection.marketId}`}
      onClick={closeSheet}
    >
      <span className={styles.Outcome}>{selection.outcomeName}</span>
      <span className={styles.Market}>{selection.marketName}</span>
      <span className={styles.Event}>
        <EventLine eventId={selection.matchId} home={selection.nameA} away={selection.nameB} startTime={null} />
      </span>
    </Link>
  )
}

/** What was wrong with a leg; it comes into view. */
function Fault({ message }: { message: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p ref={line} className={styles.Fault}>
      {message}
    </p>
  )
}

/** Why betting is paused. The texts come with match pages; elsewhere they are fetched. */
function StopReason({ reason }: { reason: string }) {
  const text = useText()
  const load = useLoadMessages()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isThere = true
    load('match').then(
      () => isThere && setLoaded(true),
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [load])
  return isLoaded ? `${text(betStopMessage(reason))}.` : null
}

/** One selection: outcome, market with its line, event with score and clock, price. */
export function Leg({ selection, reckoned }: { selection: SlipSelection; reckoned: ReckonedSlip }) {
  const text = useText()
  const { edit } = useSlip()
  const facts = useEventLive(selection.matchId)
  const { slip } = reckoned
  const isOver = facts !== undefined && facts.status > EVENT_STATUS.stopped
  const advice = isOver ? 'slip.suspended.over' : 'slip.suspended.wait'
  return (
    <div className={styles.Leg}>
      <LegLink selection={selection} />
      <LegPrice selection={selection} />
      <IconButton
        label={text('slip.remove', { outcome: selection.outcomeName })}
        disabled={slip.inProgress}
        className={styles.Remove}
        onClick={() => edit({ type: 'remove_selection', selectionId: selection.id })}
      >
        <CloseGlyph />
      </IconButton>
      {isBlocked(selection) && !slip.inProgress && (
        <p className={styles.Fault}>
          {facts?.betStopReason && <StopReason reason={facts.betStopReason} />} {text(advice)}
        </p>
      )}
      {faultsOf(reckoned, selection.id).map((message) => (
        <Fault key={message} message={message} />
      ))}
      {hasToGo(reckoned, selection.id) && (
        <Button
          size="small"
          className={styles.Mend}
          onClick={() => edit({ type: 'remove_selection', selectionId: selection.id })}
        >
          {text('slip.remove_faulty', { count: 1 })}
        </Button>
      )}
    </div>
  )
}
