import type { Selection } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { Link } from '../../../navigation/index.ts'
import { EventLine } from '../parts/EventLine.tsx'
import { useOdds } from '../parts/use-odds.ts'
import styles from './BetLeg.module.css'
import { StillNeeds } from './StillNeeds.tsx'

/**
 * State of a leg as it is shown: an open one is waiting, being played, or over and not settled yet; one of a
 * championship is undecided until its end; one of a bet that never counted is dropped.
 */
function useLegState(leg: Selection, isOpen: boolean, isRefused: boolean) {
  const facts = useEventLive(leg.match.id)
  if (isRefused) return 'dropped'
  if (leg.status !== 'open') return leg.status
  if (!isOpen) return 'dropped'
  const status = facts?.status ?? leg.match.status
  if (leg.match.type === 'outright') return 'undecided'
  if (status === EVENT_STATUS.prematch) return 'waiting'
  return status === EVENT_STATUS.live || status === EVENT_STATUS.stopped ? 'playing' : 'over'
}

/** One leg of a bet: its state by icon and in words, the line and price taken, and why it settled so. */
export function BetLeg({ leg, isOpen, isRefused }: { leg: Selection; isOpen: boolean; isRefused: boolean }) {
  const text = useText()
  const odds = useOdds()
  const state = useLegState(leg, isOpen, isRefused)
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
          {isOpen && leg.status === 'open' ? (
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
          {isRefused || leg.explanation === null ? text(`bets.leg.${state}`) : leg.explanation}
          {leg.dead_heat_factor !== null && ` (${text('bets.dead_heat', { factor: leg.dead_heat_factor })})`}
        </span>
      )}
    </li>
  )
}
