import type { SportEvent } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Empty } from '../catalogue/index.ts'
import { groupByLeague } from './group-by-league.ts'
import { LeagueCard } from './LeagueCard.tsx'

const SKELETON_CARDS = [209, 152, 95]

/** Events in cards by league; boxes of their size while they are on their way. */
export function EventList({
  events,
  empty,
}: {
  events: readonly SportEvent[] | undefined
  empty?: string | undefined
}) {
  const text = useText()
  if (!events) return SKELETON_CARDS.map((block) => <Skeleton key={block} block={block} />)
  const leagues = groupByLeague(events)
  if (leagues.length === 0) return <Empty>{empty ?? text('catalogue.empty')}</Empty>
  return leagues.map((matches) => <LeagueCard key={matches[0].tournament.id} matches={matches} />)
}
