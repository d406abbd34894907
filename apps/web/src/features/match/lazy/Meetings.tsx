import type { Match } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Link, sportPath } from '../../../navigation/index.ts'
import { SideScores } from '../../../ui/SideScores.tsx'
import styles from './Meetings.module.css'

/** Meetings shown. */
const SHOWN = 4
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: '2-digit' }

/** How the two played against each other before. */
export function Meetings({ match, results = SHOWN }: { match: Match; results?: number | undefined }) {
  const text = useText()
  const format = useFormat()
  const { data, isError } = useCall('getMatchStatistics', { params: { id: match.id, type: 'h2h' } })
  const h2h = data?.data.type === 'h2h' ? data.data : null
  const { home, away } = match.competitors
  return (
    <section className={styles.Meetings} data-empty={h2h?.meetings.length === 0 || undefined}>
      <h3>{text('centre.h2h')}</h3>
      {isError && !h2h && <p>{text('centre.unknown')}</p>}
      {h2h?.meetings.length === 0 && <p className={styles.None}>{text('centre.h2h.none')}</p>}
      {h2h && h2h.meetings.length > 0 && (
        <>
          <dl className={styles.Summary}>
            <div style={{ '--part': h2h.summary.home }}>
              <dt>{home.name}</dt>
              <dd>{h2h.summary.home}</dd>
            </div>
            <div style={{ '--part': h2h.summary.draw }} data-of="draw">
              <dt>{text('centre.h2h.draws')}</dt>
              <dd>{h2h.summary.draw}</dd>
            </div>
            <div style={{ '--part': h2h.summary.away }} data-of="away">
              <dt>{away.name}</dt>
              <dd>{h2h.summary.away}</dd>
            </div>
          </dl>
          <ol>
            {h2h.meetings.slice(0, results).map((meeting) => (
              <li key={meeting.match_id}>
                <time dateTime={meeting.start_time}>{format.date(meeting.start_time, DAY)}</time>
                <Link to={`${sportPath(match.tournament.sport.key)}/${meeting.slug}`}>
                  {meeting.home.name} – {meeting.away.name}
                </Link>
                <b>
                  <SideScores home={meeting.score.home} away={meeting.score.away} />
                </b>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
