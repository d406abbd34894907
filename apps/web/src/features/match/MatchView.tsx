import type { CallAnswer, Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Suspense } from 'react'
import { useMatchChannel, useMatchLive } from '../../live/index.ts'
import { Stack } from '../../ui/index.ts'
import { WithBuilder } from '../builder/index.ts'
import { eventNames, MarketBoard } from '../markets/index.ts'
import { Prediction } from '../predictions/index.ts'
import styles from './MatchView.module.css'
import { NextMatches } from './NextMatches.tsx'
import { SettledMarkets } from './parts.ts'
import { Scoreboard } from './Scoreboard.tsx'
import { StickyScore, useOutOfSight } from './StickyScore.tsx'

const OVER: readonly number[] = [EVENT_STATUS.finished, EVENT_STATUS.not_covered]

/** What can be bet on a match; once it is over, how its markets ended and what comes next. */
export function MatchMarkets({ match, groups }: { match: Match; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  useMatchChannel(match.id)
  const status = useMatchLive(match.id)?.status ?? match.status
  return OVER.includes(status) ? (
    <>
      <Suspense>
        <SettledMarkets match={match} />
      </Suspense>
      <NextMatches match={match} />
    </>
  ) : (
    <WithBuilder event={eventNames(match)}>
      <MarketBoard event={eventNames(match)} groups={groups} />
    </WithBuilder>
  )
}

/** A match: scoreboard with tracker, then everything that can be bet on; once it is over, what comes next. */
export function MatchView(props: { match: Match; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  const { match, groups } = props
  const { isOut, ref } = useOutOfSight()
  return (
    <Stack>
      <div ref={ref} className={styles.Board}>
        <Scoreboard match={match} />
      </div>
      <div>
        <StickyScore match={match} shown={isOut} />
        <Stack>
          <Prediction match={match} />
          <MatchMarkets match={match} groups={groups} />
        </Stack>
      </div>
    </Stack>
  )
}
