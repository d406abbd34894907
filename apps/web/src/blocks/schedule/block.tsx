import { onlyFound } from '../../features/catalogue/index.ts'
import { filterParts } from '../../features/listing/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import { loadSchedule, Schedule } from './Schedule.tsx'

type Kind = 'schedule'

function ScheduleBlock({ props: { title, days }, place, isTitle }: BlockView<Kind>) {
  return (
    <Schedule search={place.search} path={pathOfPage(place.route)} title={title} days={days} level={isTitle ? 1 : 2} />
  )
}

/** The schedule by days. */
export const block: BlockDefinition<Kind> = {
  async load({ place, ...context }) {
    const outcome = await loadSchedule({ ...context, search: place.search })
    return place.route.page === 'schedule' ? outcome : onlyFound(outcome)
  },
  parts: ({ search }) => filterParts(search),
  Block: ScheduleBlock,
}
