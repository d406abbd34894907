import type { Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useEventLive, useRowChannel } from '../../../live/index.ts'
import { eventPath, Link } from '../../../navigation/index.ts'
import { LISTINGS } from '../../catalogue/index.ts'
import { RunningClock } from '../../events/index.ts'
import styles from './OtherMatchesList.module.css'
import { othersOf } from './others-of.ts'

/** Matches of the sport that are under way beside this one, its league first, with clock and score live. */
export function OtherMatchesList({ match, onLeave }: { match: Match; onLeave: () => void }) {
  const text = useText()
  const { data } = useCall('getMatches', LISTINGS.live({ sport_key: match.tournament.sport.key }))
  if (!data) return <Skeleton block={240} />
  const others = othersOf(match, data.data)
  return (
    <>
      {others.length === 0 && <p className={styles.None}>{text('match.others.none')}</p>}
      <ul className={styles.OtherMatchesList} aria-label={text('match.others')}>
        {others.map((other) => (
          <Other key={other.id} match={other} onLeave={onLeave} />
        ))}
      </ul>
      <Link to="/live" className={styles.All} onClick={onLeave}>
        {text('catalogue.in_play')}
      </Link>
    </>
  )
}

function Other({ match, onLeave }: { match: Match; onLeave: () => void }) {
  const ref = useRowChannel(match)
  const facts = useEventLive(match.id)
  const { home, away } = match.competitors
  const score = facts?.statistics?.total_score
  return (
    <li ref={ref} data-other={match.id}>
      <Link to={eventPath(match)} onClick={onLeave}>
        <span className={styles.Caption}>
          <span dir="auto">{match.tournament.name}</span>
          <span>
            {facts && <RunningClock facts={facts} />} {facts?.stageName}
          </span>
        </span>
        {[
          { name: home.name, goals: score?.home },
          { name: away.name, goals: score?.away },
        ].map(({ name, goals }) => (
          <span key={name} className={styles.Side}>
            <span dir="auto">{name}</span>
            <b>{goals}</b>
          </span>
        ))}
      </Link>
    </li>
  )
}
