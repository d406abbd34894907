import type { SportEvent } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Empty } from '../catalogue/index.ts'
import styles from './EventList.module.css'
import { FieldCard } from './FieldCard.tsx'
import { groupByLeague } from './group-by-league.ts'
import { LeagueCard } from './LeagueCard.tsx'
import { useSteadyList } from './use-steady-list.ts'

const SKELETON_CARDS = [209, 152, 95]

export interface EventListProps {
  /** Undefined while they are on their way. */
  readonly events: readonly SportEvent[] | undefined
  readonly empty?: string | undefined
}

/** Events in cards by league; boxes of their size while they are on their way. */
export function EventList({ events, empty }: EventListProps) {
  if (!events) return SKELETON_CARDS.map((block) => <Skeleton key={block} block={block} />)
  return <SteadyEvents events={events} empty={empty} />
}

function SteadyEvents({ events, empty }: { events: readonly SportEvent[]; empty: string | undefined }) {
  const text = useText()
  const { shown, held, showAll } = useSteadyList(events)
  const leagues = groupByLeague(shown)
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
      {shown.length === 0 && <Empty>{empty ?? text('catalogue.empty')}</Empty>}
      {leagues.map((matches) => (
        <LeagueCard key={matches[0].tournament.id} matches={matches} />
      ))}
      {fields.map((event) => (
        <FieldCard key={event.id} event={event} />
      ))}
    </>
  )
}
