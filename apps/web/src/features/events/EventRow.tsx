import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { memo } from 'react'
import { useText } from '../../i18n/index.ts'
import { useEventLive, useListing, useRowChannel } from '../../live/index.ts'
import { eventName, eventPath, Link } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import { type ListingColumn, marketsBeside } from './columns.ts'
import { useRowDayName } from './day-above.ts'
import { EventOdds } from './EventOdds.tsx'
import styles from './EventRow.module.css'
import { EventScore, ScoreDetails, serverMark } from './EventScore.tsx'
import { EventTime } from './EventTime.tsx'
import { RowMarks } from './RowMarks.tsx'
import { isSameRow, type RowProps } from './same-row.ts'

/** The way to all other markets, with how many they are. */
function MoreMarkets({ match, columns, to }: { match: Match; columns: readonly ListingColumn[]; to: string }) {
  const text = useText()
  const available = useEventLive(match.id)?.availableMarkets ?? match.available_markets
  const count = marketsBeside(available, columns, useListing(match.id))
  // The same width without further markets, so that stars align.
  if (count === 0) return <span className={styles.More} />
  return (
    <Link to={to} className={styles.More} aria-label={text('catalogue.more_markets', { count })}>
      <span dir="ltr">{`+${count}`}</span>
    </Link>
  )
}

/** The moving parts of a match other than prices: start or clock, server, score. */
function Course({ match }: { match: Match }) {
  const facts = useEventLive(match.id)
  const { home, away } = match.competitors
  const hasBegun = facts !== undefined && facts.status !== EVENT_STATUS.prematch
  return (
    <>
      <EventTime facts={facts} dayName={useRowDayName()} marks={<RowMarks match={match} />}>
        {hasBegun && <ScoreDetails match={match} facts={facts} />}
      </EventTime>
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

/** One match of a listing: a row where there is room, else a card. A fetched list renders only what is new in it. */
export const EventRow = memo(function EventRow({ match, columns, isMade }: RowProps) {
  const ref = useRowChannel(match)
  const to = eventPath(match)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: an item of the list around its clip, which is none itself
    <li ref={ref} role="listitem" className={styles.EventRow} data-match={match.id}>
      <Link to={to} className={styles.Event}>
        {isMade ? <Course match={match} /> : <span className={styles.Name}>{eventName(match)}</span>}
      </Link>
      {isMade && (
        <>
          <EventOdds match={match} columns={columns} />
          <span className={styles.Side}>
            <Star kind="event" id={match.id} name={eventName(match)} />
            <MoreMarkets match={match} columns={columns} to={to} />
          </span>
        </>
      )}
    </li>
  )
}, isSameRow)
