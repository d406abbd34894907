import type { Bet, Selection } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { Link } from '../../../navigation/index.ts'
import { EventLine } from '../parts/EventLine.tsx'
import { decidedLeg, openLeg } from '../parts/leg-state.ts'
import { useOdds } from '../parts/use-odds.ts'
import { isOpen } from '../state/filters.ts'
import styles from './BetLeg.module.css'
import { StillNeeds } from './StillNeeds.tsx'

function useLegState(bet: Bet, leg: Selection) {
  const facts = useEventLive(leg.match.id)
  return decidedLeg(bet, leg) ?? openLeg({ type: leg.match.type, status: facts?.status ?? leg.match.status })
}

/** One leg of a bet: its state by icon and in words, the line and price taken, and why it settled so. */
export function BetLeg({ bet, leg }: { bet: Bet; leg: Selection }) {
  const text = useText()
  const odds = useOdds()
  const state = useLegState(bet, leg)
  const { match } = leg
  const score = leg.status === 'open' || match.score === null ? null : `${match.score.home}:${match.score.away}`
  return (
    <li className={styles.BetLeg}>
      <span
        className={styles.Icon}
        data-state={state === 'undecided' ? 'waiting' : state}
        role="img"
        aria-label={text(`bets.leg.${state}`)}
      />
      <strong className={styles.Outcome}>{leg.outcome.name}</strong>
      <bdi className={styles.Odds}>{odds(leg.odds)}</bdi>
      <span className={styles.Detail}>
        <Link to={`/${match.sport_key}/${match.slug}?market=${leg.market.id}`} className={styles.Link}>
          {leg.market.name}
        </Link>
        {' · '}
        <Link to={`/${match.sport_key}/${match.slug}`} className={styles.Link}>
          {isOpen(bet) && leg.status === 'open' ? (
            <EventLine
              eventId={match.id}
              home={match.home ?? match.name}
              away={match.away ?? ''}
              startTime={match.start_time}
            />
          ) : (
            match.name
          )}
        </Link>
        {score !== null && (
          <>
            {' '}
            <bdi dir="ltr">{score}</bdi>
          </>
        )}
      </span>
      {state === 'playing' && <StillNeeds leg={leg} />}
      {state !== 'waiting' && state !== 'playing' && (
        <span className={styles.Detail}>
          {state === 'refused' || leg.explanation === null ? text(`bets.leg.${state}`) : leg.explanation}
          {leg.dead_heat_factor !== null && ` (${text('bets.dead_heat', { factor: leg.dead_heat_factor })})`}
        </span>
      )}
    </li>
  )
}
