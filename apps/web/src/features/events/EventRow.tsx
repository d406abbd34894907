import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { useMatchLive, useRowChannel } from '../../live/index.ts'
import { eventName, eventPath, Link } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import { EventOdds } from './EventOdds.tsx'
import styles from './EventRow.module.css'
import { EventScore, ScoreDetails, serverMark } from './EventScore.tsx'
import { EventTime } from './EventTime.tsx'

function MoreMarkets({ match, to }: { match: Match; to: string }) {
  const text = useText()
  const count = useMatchLive(match.id)?.availableMarkets ?? match.available_markets
  return (
    <Link to={to} className={styles.More} aria-label={text('catalogue.more_markets', { count })}>
      <span dir="ltr">{`+${count}`}</span>
    </Link>
  )
}

/** What moves of a match besides its prices: when or how far it is, who serves, the score. */
function Course({ match }: { match: Match }) {
  const facts = useMatchLive(match.id)
  const { home, away } = match.competitors
  const hasBegun = facts !== undefined && facts.status !== EVENT_STATUS.prematch
  return (
    <>
      <EventTime facts={facts}>{hasBegun && <ScoreDetails match={match} facts={facts} />}</EventTime>
      <span className={styles.Teams}>
        <span>
          <bdi>{home.name}</bdi>
          {serverMark(facts, 'home')}
        </span>
        <span>
          <bdi>{away.name}</bdi>
          {serverMark(facts, 'away')}
        </span>
      </span>
      {hasBegun && <EventScore match={match} facts={facts} />}
    </>
  )
}

/** One match of a listing; a row where there is room, a card where there is not. */
export function EventRow({ match, mainCells }: { match: Match; mainCells: number }) {
  const ref = useRowChannel(match.id)
  const to = eventPath(match)
  return (
    <li ref={ref} className={styles.EventRow} data-match={match.id}>
      <Link to={to} className={styles.Event}>
        <Course match={match} />
      </Link>
      <EventOdds match={match} mainCells={mainCells} />
      <span className={styles.Side}>
        <Star kind="event" id={match.id} name={eventName(match)} />
        <MoreMarkets match={match} to={to} />
      </span>
    </li>
  )
}
