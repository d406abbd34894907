import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Flag, Icon } from '@touchline/ui'
import { type TouchEvent, useContext, useRef, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { Star } from '../favourites/index.ts'
import { type ColumnGroup, listingColumns } from './columns.ts'
import { DayAbove } from './day-above.ts'
import { ScoreHeads } from './EventScore.tsx'
import styles from './LeagueCard.module.css'
import { RowsOfLeague } from './RowsOfLeague.tsx'
import { useDayName } from './use-day.ts'

export interface LeagueCardProps {
  readonly matches: readonly [Match, ...Match[]]
  /** The day, or that they are in play: shown in place of country and league, which the page names. */
  readonly title?: string | undefined
  /** Matches of the sport in the same list, so that columns align from card to card; only this card's where absent. */
  readonly among?: readonly Match[] | undefined
  /** Whether the band shows the sport, which nothing above names. */
  readonly showsSport?: boolean
}

/** A finger moves at least this far, in px, and further across than down, to mean the next columns. */
const SWIPE_PX = 44

/** Calls with 1 for a swipe towards the end of the line, with -1 for one back: what follows comes from there. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const finger = changedTouches[0]
      if (start.current === null || !finger) return
      const across = finger.clientX - start.current.x
      const down = finger.clientY - start.current.y
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return
      const isBack = across > 0 !== currentTarget.matches(':dir(rtl)')
      onSwipe(isBack ? -1 : 1)
    },
  }
}

/** Matches of one league with its market names over the columns. */
export function LeagueCard({ matches, title, among = matches, showsSport = false }: LeagueCardProps) {
  const text = useText()
  const { tournament } = matches[0]
  const dayName = useDayName()
  const above = useContext(DayAbove)
  const first = matches.find(({ status }) => status === EVENT_STATUS.prematch)
  /** Shown in the band, unless it is shown above already. */
  const day = first && title === undefined && !above ? dayName(Date.parse(first.start_time)) : ''
  const columns = listingColumns(among)
  const choices = columns.filter(({ name }) => name)
  const [group, setGroup] = useState<ColumnGroup>('main')
  const swipe = useSwipe((by) => {
    const next = choices[choices.findIndex((column) => column.group === group) + by]
    if (next) setGroup(next.group)
  })
  return (
    <section className={styles.LeagueCard} data-shown={group}>
      <header className={styles.Header}>
        <h2 className={styles.Name}>
          {title ?? (
            <>
              {showsSport && (
                <span role="img" aria-label={tournament.sport.name} className={styles.Sport}>
                  <Icon name={tournament.sport.key} size={16} />
                </span>
              )}
              <Flag country={tournament.category.country_code} />
              <Link to={sportPath(tournament.sport.key, tournament.category.slug)}>{tournament.category.name}</Link>
              <Link to={sportPath(tournament.sport.key, tournament.slug)}>{tournament.name}</Link>
            </>
          )}
          {day && <span className={styles.Day}>{day}</span>}
        </h2>
        <ScoreHeads matches={matches} />
        <div className={styles.Columns} aria-hidden="true">
          {columns.map(({ group, name, cells }) => (
            <span key={group} data-group={group} style={{ '--cells': cells }}>
              {name}
            </span>
          ))}
        </div>
        <span className={styles.Side}>
          {title === undefined && <Star kind="league" id={tournament.id} name={tournament.name} />}
        </span>
        <span className={styles.Choice}>
          <span aria-hidden="true">{choices.find((choice) => choice.group === group)?.name}</span>
          <select
            aria-label={text('catalogue.market_choice')}
            value={group}
            onChange={(event) =>
              setGroup(choices.find((choice) => choice.group === event.target.value)?.group ?? 'main')
            }
          >
            {choices.map(({ group: choice, name }) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </header>
      <DayAbove value={title ?? (day || above)}>
        <RowsOfLeague matches={matches} columns={columns} {...swipe} />
      </DayAbove>
    </section>
  )
}
