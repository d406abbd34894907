import { Scoreboard } from '../../features/match/index.ts'
import { useMatchChannel } from '../../live/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { useEventOfPage } from '../parts/event-of-page.ts'

type Kind = 'event-stats'

function LiveScoreboard({ match }: Parameters<typeof Scoreboard>[0]) {
  useMatchChannel(match.id)
  return <Scoreboard match={match} />
}

function EventStats({ place }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  return event?.type === 'match' ? <LiveScoreboard match={event} /> : null
}

/** The score of the page's match, and what can be seen of it. */
export const block: BlockDefinition<Kind> = { Block: EventStats }
