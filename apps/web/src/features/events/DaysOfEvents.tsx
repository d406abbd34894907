import type { SportEvent } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { PageTitle, Stack } from '../../ui/index.ts'
import { DayAbove } from './day-above.ts'
import { dayKey } from './day-key.ts'
import { EventList } from './EventList.tsx'
import { useDayName } from './use-day.ts'

/** Events of many sports: what is on now, then day by day. */
export function DaysOfEvents({ events }: { events: readonly SportEvent[] }) {
  const text = useText()
  const dayName = useDayName()
  const zone = usePreference('timeZone')
  const groups = Map.groupBy(events, ({ status, start_time: start }) => {
    return status === EVENT_STATUS.prematch ? dayKey(Date.parse(start), zone) : 'now'
  })
  const name = (key: string, first: SportEvent) => {
    return key === 'now' ? text('catalogue.in_play') : dayName(Date.parse(first.start_time))
  }
  const rank = (key: string) => (key === 'now' ? '0' : key)
  return [...groups]
    .sort(([a], [b]) => rank(a).localeCompare(rank(b)))
    .map(([key, [first, ...rest]]) =>
      first ? (
        <section key={key} aria-label={name(key, first)}>
          <Stack>
            <PageTitle title={name(key, first)} count={1 + rest.length} level={2} />
            <DayAbove value={name(key, first)}>
              <EventList events={[first, ...rest]} />
            </DayAbove>
          </Stack>
        </section>
      ) : null,
    )
}
