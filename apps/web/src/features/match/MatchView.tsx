import type { CallAnswer, Match } from '@touchline/contract'
import { useMatchChannel } from '../../live/index.ts'
import { Stack } from '../catalogue/index.ts'
import { eventNames, MarketBoard } from '../markets/index.ts'
import { Scoreboard } from './Scoreboard.tsx'

/** A match: scoreboard with tracker, then everything that can be bet on. */
export function MatchView(props: { match: Match; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  const { match, groups } = props
  useMatchChannel(match.id)
  return (
    <Stack>
      <Scoreboard match={match} />
      <MarketBoard event={eventNames(match)} groups={groups} />
    </Stack>
  )
}
