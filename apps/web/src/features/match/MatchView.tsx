import type { CallAnswer, Match } from '@touchline/contract'
import { useEventChannel, useEventLive } from '../../live/index.ts'
import { Boundary, Later, Stack } from '../../ui/index.ts'
import { useSettings } from '../account/index.ts'
import { BetBuilder } from '../builder/index.ts'
import { eventNames, MarketBoard } from '../markets/index.ts'
import { DetailView } from './DetailView.tsx'
import { OVER, useDetails } from './details.ts'
import { EndedMarkets } from './EndedMarkets.tsx'
import { MatchTabPanel, MatchTabs } from './MatchTabs.tsx'
import styles from './MatchView.module.css'
import { OwnBets, useOwnBets } from './OwnBets.tsx'
import { BelowMarkets } from './parts.ts'
import { Scoreboard } from './Scoreboard.tsx'
import { StickyScore, useOutOfSight } from './StickyScore.tsx'
import { type MatchTab, useMatchTab } from './use-match-tab.ts'

interface MatchViewProps {
  readonly match: Match
  readonly groups: CallAnswer<'getMatchMarkets'>['groups']
}

function TabContent({ match, groups, tab, isOver }: MatchViewProps & { tab: MatchTab; isOver: boolean }) {
  if (tab === 'builder') return <BetBuilder event={eventNames(match)} />
  if (tab !== 'markets') return <DetailView match={match} detail={tab} />
  return (
    <Stack>
      {isOver ? <EndedMarkets match={match} /> : <MarketBoard event={eventNames(match)} groups={groups} />}
      <Later fallback={<div className={styles.Poll} />}>
        <BelowMarkets match={match} />
      </Later>
    </Stack>
  )
}

/** A match: its scoreboard, then one row of tabs that begins with everything that can be bet on. */
export function MatchView({ match, groups }: MatchViewProps) {
  useEventChannel(match.id)
  const isOver = OVER.includes(useEventLive(match.id)?.status ?? match.status)
  const hasBuilder = (useSettings()?.custom_bet_enabled ?? true) && !isOver
  const details = useDetails(match)
  const own = useOwnBets()
  const { named, choose } = useMatchTab()
  const { isOut, ref } = useOutOfSight()
  // Your bets come last: nothing that could be pressed already moves.
  const tabs: readonly MatchTab[] = [
    'markets',
    ...(hasBuilder ? (['builder'] as const) : []),
    ...details,
    ...(own.count > 0 ? (['bets'] as const) : []),
  ]
  const tab = tabs.find((name) => name === named) ?? 'markets'
  return (
    <div className={styles.MatchView}>
      <div ref={ref}>
        <Boundary>
          <Scoreboard match={match} />
          <OwnBets match={match} onCount={own.setCount} />
        </Boundary>
      </div>
      <div>
        <StickyScore match={match} shown={isOut} />
        <div className={styles.Tabs}>
          <MatchTabs tabs={tabs} value={tab} onChange={choose} ownBets={own.count} />
        </div>
        <MatchTabPanel tab={tab}>
          <TabContent match={match} groups={groups} tab={tab} isOver={isOver} />
        </MatchTabPanel>
      </div>
    </div>
  )
}
