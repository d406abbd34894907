import type { Match, SportEvent } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { Empty } from '../../ui/index.ts'
import { dayKey } from './day-key.ts'
import { FieldCard } from './FieldCard.tsx'
import { LeagueCard } from './LeagueCard.tsx'
import { useDayName } from './use-day.ts'

/** One league's matches: those running first, then a card for each day. */
export function EventsByDay({ events }: { events: readonly SportEvent[] | undefined }) {
  const text = useText()
  const dayName = useDayName()
  const zone = usePreference('timeZone')
  if (!events) return <Skeleton block={240} />
  const days = new Map<string, [Match, ...Match[]]>()
  for (const match of events) {
    if (match.type !== 'match') continue
    const key = match.status === EVENT_STATUS.prematch ? dayKey(Date.parse(match.start_time), zone) : 'live'
    const held = days.get(key)
    if (held) held.push(match)
    else days.set(key, [match])
  }
  const fields = events.filter((event) => event.type !== 'match')
  if (fields.length > 0) return fields.map((event) => <FieldCard key={event.id} event={event} />)
  if (days.size === 0) return <Empty>{text('catalogue.empty')}</Empty>
  return [...days].map(([key, matches]) => (
    <LeagueCard
      key={key}
      matches={matches}
      among={[...days.values()].flat()}
      title={key === 'live' ? text('catalogue.in_play') : dayName(Date.parse(matches[0].start_time))}
    />
  ))
}
