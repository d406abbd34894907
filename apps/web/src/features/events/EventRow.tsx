import type { Match } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useMatchLive, useRowChannel } from '../../live/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { EventOdds } from './EventOdds.tsx'
import styles from './EventRow.module.css'
import { EventScore, Server } from './EventScore.tsx'
import { EventTime } from './EventTime.tsx'

function MoreMarkets({ match, to }: { match: Match; to: string }) {
  const text = useText()
  const count = useMatchLive(match.id)?.availableMarkets ?? match.available_markets
  return (
    <Link to={to} className={styles.More} aria-label={text('catalogue.more_markets', { count })}>
      <span dir="ltr">+{count}</span>
    </Link>
  )
}

/** One match of a listing; a row where there is room, a card where there is not. */
export function EventRow({ match, mainCells }: { match: Match; mainCells: number }) {
  const ref = useRowChannel(match.id)
  const to = sportPath(match.tournament.sport.key, match.slug)
  const { home, away } = match.competitors
  return (
    <li ref={ref} className={styles.EventRow} data-match={match.id}>
      <Link to={to} className={styles.Event}>
        <EventTime match={match} />
        <span className={styles.Teams}>
          <span>
            {home.name}
            <Server match={match} side="home" />
          </span>
          <span>
            {away.name}
            <Server match={match} side="away" />
          </span>
        </span>
        <EventScore match={match} />
      </Link>
      <EventOdds match={match} mainCells={mainCells} />
      <MoreMarkets match={match} to={to} />
    </li>
  )
}
