import type { LeagueTable as Table } from '@touchline/contract'
import { Crest } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import { useFormat, useText } from '../../../i18n/index.ts'
import { proxiedLogo } from '../../../platform/page/proxied-image.ts'
import styles from './LeagueTable.module.css'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const COUNTS = ['played', 'won', 'drawn', 'lost'] as const

/** The whole table of a league's season. Sports without points have no draws: they count wins. */
export function LeagueTable({ id }: { id: number }) {
  const text = useText()
  const format = useFormat()
  const { data, isError } = useCall('getTournamentTable', { params: { id } })
  const table = data?.data
  if (table === undefined) return isError ? <p>{text('centre.unknown')}</p> : null
  if (table.rows.length === 0) return <p className={styles.None}>{text('centre.table.none')}</p>
  const hasPoints = table.rows.some(({ points }) => points !== null)
  const counts = COUNTS.filter((count) => hasPoints || count !== 'drawn')
  return (
    <table className={styles.Table}>
      <caption>{text('centre.table.since', { day: table.since ? format.date(table.since, DAY) : '' })}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{text('centre.table.side')}</th>
          {counts.map((count) => (
            <th key={count} scope="col" title={text(`centre.table.${count}`)}>
              {text(`centre.table.${count}.short`)}
            </th>
          ))}
          <th scope="col">{text('centre.table.goals')}</th>
          {hasPoints && (
            <th scope="col" title={text('centre.table.points')}>
              {text('centre.table.points.short')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.competitor.id} row={row} counts={counts} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: Table['rows'][number]
  readonly counts: readonly (typeof COUNTS)[number][]
}

function Row({ row, counts }: RowProps) {
  const { competitor, scored, conceded, points, position } = row
  return (
    <tr>
      <td>{position}</td>
      <th scope="row">
        <span className={styles.Side}>
          <Crest
            letters={competitor.short_name}
            primary={competitor.colors.primary}
            secondary={competitor.colors.secondary}
            logo={proxiedLogo(competitor.logo)}
            size={18}
          />
          <bdi>{competitor.name}</bdi>
        </span>
      </th>
      {counts.map((count) => (
        <td key={count}>{row[count]}</td>
      ))}
      <td dir="ltr">
        {scored}:{conceded}
      </td>
      {points !== null && <td className={styles.Points}>{points}</td>}
    </tr>
  )
}
