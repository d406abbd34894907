import { listPageOf } from '../../features/catalogue/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import { loadSchedule, Schedule } from './Schedule.tsx'

type Kind = 'schedule'

function ScheduleBlock({ props: { title, days }, place, isFirst }: BlockView<Kind>) {
  return (
    <Schedule search={place.search} path={pathOfPage(place.route)} title={title} days={days} level={isFirst ? 1 : 2} />
  )
}

/** What is on, day by day. */
export const block: BlockDefinition<Kind> = {
  load: async ({ place, ...context }) => listPageOf(await loadSchedule({ ...context, search: place.search })),
  Block: ScheduleBlock,
}
