import { useQueryClient } from '@tanstack/react-query'
import type { Race } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { callQuery, useCall } from '../../data/index.ts'
import { listingPath, loadCalls, offeredSport, soonest } from '../../features/catalogue/index.ts'
import { dayAfter, dayKey, startOfDay, useDayName, useToday } from '../../features/events/index.ts'
import { LaunchButton } from '../../features/launch/index.ts'
import { Meetings, NextRaces } from '../../features/racing/index.ts'
import { useFormat, useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { Chips, Empty, PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'racing.meetings'

/** Results are fetched this often, since no message reports them. */
const REFETCH_MS = 15_000
const NEXT_RACES = 3

/** Yesterday, today or tomorrow: further away there is no card. */
const daysAround = (today: string) => [dayAfter(today, -1), today, dayAfter(today)]

function dayOf(search: URLSearchParams, today: string): string {
  return daysAround(today).find((day) => day === search.get('date')) ?? today
}

function meetingsOf(day: string, zone: string) {
  const [from, to] = [startOfDay(day, zone), startOfDay(dayAfter(day), zone)]
  return { query: { start_from: new Date(from).toISOString(), start_to: new Date(to).toISOString() } }
}

const nextRaces = () => soonest({ type: 'race' }, NEXT_RACES)

function RacingMeetings({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const format = useFormat()
  const zone = usePreference('timeZone')
  const today = useToday()
  const dayName = useDayName()
  const day = dayOf(search, today)
  const name = offeredSport(useQueryClient(), 'horse-racing')?.name ?? ''
  // Not known is not none: the browser may request another day than the server showed, by its time zone.
  const meetings = useCall('getMeetings', meetingsOf(day, zone), { refetchInterval: REFETCH_MS, keepsFormer: true })
    .data?.data
  const next = useCall('getMatches', nextRaces(), { refetchInterval: REFETCH_MS }).data?.data ?? []
  const races = meetings?.flatMap((meeting) => meeting.races) ?? []
  const coming = races.filter(({ status }) => status === EVENT_STATUS.prematch)
  const [first] = [...coming].sort((a, b) => a.start_time.localeCompare(b.start_time))
  return (
    <Stack>
      <PageTitle title={name} count={meetings && races.length}>
        <Chips
          label={text('catalogue.days')}
          items={daysAround(today).map((candidate) => ({
            to: listingPath('/racing', search, { date: candidate === today ? undefined : candidate }),
            label: dayName(startOfDay(candidate, zone)),
            current: candidate === day,
          }))}
        />
        <LaunchButton of="horse_racing" />
      </PageTitle>
      {day === today && <NextRaces races={next.filter((event): event is Race => event.type === 'race')} />}
      {meetings?.length === 0 && <Empty>{text('racing.none', { day: format.date(startOfDay(day, zone)) })}</Empty>}
      {meetings ? <Meetings meetings={meetings} nextId={first?.id} /> : <Skeleton block={480} />}
    </Stack>
  )
}

/** Horse racing: the next races, and the meetings of a day by country and course. */
export const block: BlockDefinition<Kind> = {
  load({ place: { search }, sources, queries, now, timeZone }) {
    const meetings = meetingsOf(dayOf(search, dayKey(now, timeZone)), timeZone)
    return loadCalls(queries, [
      callQuery(sources, 'getMeetings', meetings),
      callQuery(sources, 'getMatches', nextRaces()),
    ])
  },
  Block: RacingMeetings,
}
