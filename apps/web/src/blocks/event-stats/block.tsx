import { Scoreboard, type ScoreboardProps } from '../../features/match/index.ts'
import { useEventChannel } from '../../live/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { useEventOfPage } from '../parts/event-of-page.ts'

type Kind = 'event-stats'

type Detail = NonNullable<ScoreboardProps['offers']>[number]
type Props = BlockView<Kind>['props']

const DETAILS: { readonly [T in Props['tabs'][number]]: readonly Detail[] } = {
  STATISTICS: ['statistics', 'lineups'],
  STREAM: ['stream'],
  CHAT: ['chat'],
}

/** The details that a site offers, in its order. Details of an upcoming match have no tab of their own in a site. */
function offersOf({ tabs, showTracker }: Props): readonly Detail[] {
  return [...(showTracker ? (['tracker'] as const) : []), 'preview', ...tabs.flatMap((tab) => DETAILS[tab])]
}

function LiveScoreboard({ match, offers }: ScoreboardProps) {
  useEventChannel(match.id)
  return <Scoreboard match={match} offers={offers} />
}

function EventStats({ place, props }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  return event?.type === 'match' ? <LiveScoreboard match={event} offers={offersOf(props)} /> : null
}

/** The score of the page's match, and what can be seen of it. */
export const block: BlockDefinition<Kind> = { Block: EventStats }
