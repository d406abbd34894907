import type { Outright, SportEvent } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Empty } from '../../ui/index.ts'
import { FieldCard } from './FieldCard.tsx'

/** Championships, each with its favourites. */
export function OutrightList({ events }: { events: readonly SportEvent[] | undefined }) {
  const text = useText()
  if (!events) return <Skeleton block={190} />
  const outrights = events.filter((event): event is Outright => event.type === 'outright')
  if (outrights.length === 0) return <Empty>{text('catalogue.empty')}</Empty>
  return outrights.map((outright) => <FieldCard key={outright.id} event={outright} />)
}
