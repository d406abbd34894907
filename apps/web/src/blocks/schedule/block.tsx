import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import { Schedule } from './Schedule.tsx'

type Kind = 'schedule'

function ScheduleBlock({ props: { title, days }, place, isFirst }: BlockView<Kind>) {
  return (
    <Schedule search={place.search} path={pathOfPage(place.route)} title={title} days={days} level={isFirst ? 1 : 2} />
  )
}

/** What is on, day by day. Only the browser knows the day of the viewer on a page of the site's own. */
export const block: BlockDefinition<Kind> = { Block: ScheduleBlock }
