import type { CallAnswer, Match } from '@touchline/contract'
import { useEventChannel, useEventLive } from '../../live/index.ts'
import { WithBuilder } from '../builder/index.ts'
import { eventNames, MarketBoard, type MarketBoardProps } from '../markets/index.ts'
import { OVER } from './details.ts'
import { EndedMarkets } from './EndedMarkets.tsx'

interface MatchMarketsProps extends Pick<MarketBoardProps, 'without'> {
  readonly match: Match
  readonly groups: CallAnswer<'getMatchMarkets'>['groups']
}

/** What can be bet on a match; once it is over, how its markets ended and what comes next. */
export function MatchMarkets({ match, groups, without }: MatchMarketsProps) {
  useEventChannel(match.id)
  const status = useEventLive(match.id)?.status ?? match.status
  return OVER.includes(status) ? (
    <EndedMarkets match={match} />
  ) : (
    <WithBuilder event={eventNames(match)}>
      <MarketBoard event={eventNames(match)} groups={groups} without={without} />
    </WithBuilder>
  )
}
