import type { CallAnswer, Match } from '@touchline/contract'
import { Boundary, Stack } from '../../ui/index.ts'
import { Prediction } from '../predictions/index.ts'
import { MatchMarkets } from './MatchMarkets.tsx'
import styles from './MatchView.module.css'
import { Scoreboard } from './Scoreboard.tsx'
import { StickyScore, useOutOfSight } from './StickyScore.tsx'

/** A match: scoreboard with tracker, then everything that can be bet on; once it is over, what comes next. */
export function MatchView(props: { match: Match; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  const { match, groups } = props
  const { isOut, ref } = useOutOfSight()
  return (
    <Stack>
      <div ref={ref} className={styles.Board}>
        <Boundary>
          <Scoreboard match={match} />
        </Boundary>
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
