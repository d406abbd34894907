import type { LeagueTable, Match } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { useFormat, useText } from '../../../i18n/index.ts'
import { excerptOf } from './excerpt.ts'
import styles from './TableExcerpt.module.css'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const LINES = 6

/** The places of both sides in their league, with their neighbours. */
export function TableExcerpt({ match }: { match: Match }) {
  const text = useText()
  const format = useFormat()
  const { data, isError } = useCall('getTournamentTable', { params: { id: match.tournament.id } })
  const { home, away } = match.competitors
  const table = data?.data
  const rows = table ? excerptOf(table.rows, [home.id, away.id], LINES) : []
  const hasPoints = rows.some(({ points }) => points !== null)
  return (
    <section data-empty={(table && rows.length === 0) || undefined}>
      <h3>{text('centre.table')}</h3>
      {isError && !table && <p>{text('centre.unknown')}</p>}
      {table && rows.length === 0 && <p className={styles.None}>{text('centre.table.none')}</p>}
      {rows.length > 0 && (
        <table className={styles.Table}>
          <caption>{text('centre.table.since', { day: table?.since ? format.date(table.since, DAY) : '' })}</caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{text('centre.table.side')}</th>
              <th scope="col" title={text('centre.table.played')}>
                {text('centre.table.played.short')}
              </th>
              <th scope="col">{text('centre.table.goals')}</th>
              <th scope="col" title={text(hasPoints ? 'centre.table.points' : 'centre.table.won')}>
                {text(hasPoints ? 'centre.table.points.short' : 'centre.table.won.short')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.competitor.id}
                row={row}
                of={row.competitor.id === home.id ? 'home' : row.competitor.id === away.id ? 'away' : null}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ row, of }: { row: LeagueTable['rows'][number]; of: 'home' | 'away' | null }) {
  return (
    <tr data-of={of ?? undefined}>
      <td>{row.position}</td>
      <th scope="row">{row.competitor.name}</th>
      <td>{row.played}</td>
      <td dir="ltr">
        {row.scored}:{row.conceded}
      </td>
      <td>{row.points ?? row.won}</td>
    </tr>
  )
}
