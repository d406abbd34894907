import type { SportEvent } from '@touchline/contract'
import { Icon, Skeleton } from '@touchline/ui'
import { Fragment, useContext, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { Empty } from '../../ui/index.ts'
import { SortedByTime, useKept, usePart, useWithout } from '../catalogue/index.ts'
import styles from './EventList.module.css'
import { FieldCard } from './FieldCard.tsx'
import { asDrawn, asDrawnByTime, groupByLeague } from './group-by-league.ts'
import { LeagueCard } from './LeagueCard.tsx'
import { sportsNamed } from './sports-named.ts'
import { useSteadyList } from './use-steady-list.ts'

const SKELETON_CARDS = [209, 152, 95]

export interface EventListProps {
  /** Undefined while they are on their way. */
  readonly events: readonly SportEvent[] | undefined
  readonly empty?: string | undefined
  /** Sport that the list before this one ends with, where it continues one. */
  readonly sport?: string | undefined
}

/**
 * Events in cards by league, each sport under its name where there are several; the cards of a list that is sorted by
 * time name it themselves. Placeholders of their size while they load.
 */
export function EventList({ events, ...props }: EventListProps) {
  if (!events) return SKELETON_CARDS.map((block) => <Skeleton key={block} block={block} />)
  return <SteadyEvents events={events} {...props} />
}

function SteadyEvents({ events, empty, sport }: EventListProps & { readonly events: readonly SportEvent[] }) {
  const text = useText()
  const part = usePart()
  const isByTime = useContext(SortedByTime)
  const listed = useWithout(part, events)
  const { shown: drawn, held, showAll } = useSteadyList(listed, isByTime ? asDrawnByTime : asDrawn)
  const shown = useWithout(part, drawn)
  useKept(part, shown, events)
  const leagues = groupByLeague(shown, isByTime)
  const ofSport = Map.groupBy(leagues.flat(), ({ tournament }) => tournament.sport.key)
  // What a list begins with keeps or lacks its name: one that came or went with the last row would move all others.
  const [isFirstNamed] = useState(ofSport.size > 1)
  const named = sportsNamed(
    leagues.map(([{ tournament }]) => tournament.sport.key),
    sport,
    isFirstNamed,
  )
  const fields = shown.filter((event) => event.type !== 'match')
  return (
    <>
      {held > 0 && (
        <div className={styles.Held}>
          <button type="button" onClick={showAll}>
            {text('catalogue.new_events', { count: held })}
          </button>
        </div>
      )}
      {shown.length + events.length === 0 && <Empty>{empty ?? text('catalogue.empty')}</Empty>}
      {leagues.map((matches, at) => {
        const [{ id, tournament }] = matches
        const { key, name } = tournament.sport
        return (
          <Fragment key={isByTime ? id : tournament.id}>
            {named[at] && !isByTime && (
              <h2 className={styles.Sport}>
                <Icon name={key} size={18} />
                <Link to={sportPath(key)}>{name}</Link>
              </h2>
            )}
            <LeagueCard matches={matches} among={ofSport.get(key)} showsSport={isByTime && isFirstNamed} />
          </Fragment>
        )
      })}
      {fields.map((event) => (
        <FieldCard key={event.id} event={event} />
      ))}
    </>
  )
}
