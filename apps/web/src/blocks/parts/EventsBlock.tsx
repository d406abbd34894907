import type { Listing } from '../../features/catalogue/index.ts'
import { DaysOfEvents, EventList, OutrightList } from '../../features/events/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { Answer } from './Answer.tsx'
import { useEvents } from './use-answers.ts'

const HEIGHT = 320

export interface EventsBlockProps {
  /** Null for none. */
  readonly title: string | null
  readonly listings: readonly Listing[]
  readonly groupBy: 'league' | 'day' | 'none'
  readonly limit: number
  /** Championships, in place of matches. */
  readonly isOutrights?: boolean | undefined
}

/** Events of one or more listings under a heading. */
export function EventsBlock({ title, listings, groupBy, limit, isOutrights }: EventsBlockProps) {
  const answer = useEvents(listings)
  return (
    <>
      {title !== null && <PageTitle title={title} level={2} />}
      <Answer answer={answer} height={HEIGHT}>
        {(events) => {
          const shown = events.length > limit ? events.slice(0, limit) : events
          if (isOutrights) return <OutrightList events={shown} />
          return groupBy === 'day' && shown.length > 0 ? <DaysOfEvents events={shown} /> : <EventList events={shown} />
        }}
      </Answer>
    </>
  )
}
