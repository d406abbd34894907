import type { Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import { COLUMN_GROUPS, type ColumnGroup, listingColumns } from './columns.ts'
import { EventRow } from './EventRow.tsx'
import { ScoreHeads } from './EventScore.tsx'
import styles from './LeagueCard.module.css'

export interface LeagueCardProps {
  readonly matches: readonly [Match, ...Match[]]
  /** Said instead of country and league where the page has said those. */
  readonly title?: string | undefined
}

/** Matches of one league with its market names over the columns. */
export function LeagueCard({ matches, title }: LeagueCardProps) {
  const text = useText()
  const { tournament } = matches[0]
  const { mainCells, names } = listingColumns(matches)
  const [group, setGroup] = useState<ColumnGroup>('main')
  const widths = { main: mainCells, secondary: 2, top: 2 }
  return (
    <section className={styles.LeagueCard} data-shown={group}>
      <header className={styles.Header}>
        <h2 className={styles.Name}>
          {title ?? (
            <>
              <Flag country={tournament.category.country_code} />
              <Link to={sportPath(tournament.sport.key, tournament.category.slug)}>{tournament.category.name}</Link>
              <Link to={sportPath(tournament.sport.key, tournament.slug)}>{tournament.name}</Link>
            </>
          )}
        </h2>
        <ScoreHeads matches={matches} />
        <div className={styles.Columns} aria-hidden="true">
          {COLUMN_GROUPS.map((name) => (
            <span key={name} data-group={name} style={{ '--cells': widths[name] }}>
              {names[name]}
            </span>
          ))}
        </div>
        <span className={styles.Side}>
          {title === undefined && <Star kind="league" id={tournament.id} name={tournament.name} />}
        </span>
        <select
          className={styles.Choice}
          aria-label={text('catalogue.market_choice')}
          value={group}
          onChange={(event) => setGroup(COLUMN_GROUPS.find((name) => name === event.target.value) ?? 'main')}
        >
          {COLUMN_GROUPS.filter((name) => names[name]).map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
      </header>
      <ul className={styles.Rows}>
        {matches.map((match) => (
          <EventRow key={match.id} match={match} mainCells={mainCells} />
        ))}
      </ul>
    </section>
  )
}
