import { Icon, Skeleton } from '@touchline/ui'
import { Fragment } from 'react'
import { Empty } from '../../ui/index.ts'
import { type EventListProps, groupByLeague } from '../events/index.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './ResultList.module.css'

/** Results by sport and league, in the order they came. */
export function ResultList({ events, empty, sport }: EventListProps) {
  if (!events) return <Skeleton block={240} />
  const leagues = groupByLeague(events)
  if (leagues.length === 0) return <Empty>{empty ?? ''}</Empty>
  return leagues.map((matches, at) => {
    const [{ tournament }] = matches
    const { key, name } = tournament.sport
    return (
      <Fragment key={tournament.id}>
        {(leagues[at - 1]?.[0].tournament.sport.key ?? sport) !== key && (
          <h2 className={styles.Sport}>
            <Icon name={key} size={18} /> {name}
          </h2>
        )}
        <ResultCard matches={matches} />
      </Fragment>
    )
  })
}
