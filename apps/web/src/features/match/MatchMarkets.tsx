import type { CallAnswer, Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Suspense } from 'react'
import { useMatchChannel, useMatchLive } from '../../live/index.ts'
import { WithBuilder } from '../builder/index.ts'
import { eventNames, MarketBoard, type MarketBoardProps } from '../markets/index.ts'
import { NextMatches, SettledMarkets } from './parts.ts'

const OVER: readonly number[] = [EVENT_STATUS.finished, EVENT_STATUS.not_covered]

interface MatchMarketsProps extends Pick<MarketBoardProps, 'without'> {
  readonly match: Match
  readonly groups: CallAnswer<'getMatchMarkets'>['groups']
}

/** What can be bet on a match; once it is over, how its markets ended and what comes next. */
export function MatchMarkets({ match, groups, without }: MatchMarketsProps) {
  useMatchChannel(match.id)
  const status = useMatchLive(match.id)?.status ?? match.status
  return OVER.includes(status) ? (
    <Suspense>
      <SettledMarkets match={match} />
      <NextMatches match={match} />
    </Suspense>
  ) : (
    <WithBuilder event={eventNames(match)}>
      <MarketBoard event={eventNames(match)} groups={groups} without={without} />
    </WithBuilder>
  )
}
