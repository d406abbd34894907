import type { Match } from '@touchline/contract'
import { Stack } from '../../ui/index.ts'
import { DetailView } from './DetailView.tsx'
import { type Detail, type TabbedDetail, useDetails } from './details.ts'
import { MatchTabPanel, MatchTabs } from './MatchTabs.tsx'
import { OwnBets, useOwnBets } from './OwnBets.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { useMatchTab } from './use-match-tab.ts'

export interface MatchDetailsProps {
  readonly match: Match
  /** What of it a site offers, in its order; absent: everything. */
  readonly offers?: readonly Detail[] | undefined
}

/** The scoreboard of a match with the tabs of its details below, where its markets are elsewhere on the page. */
export function MatchDetails({ match, offers }: MatchDetailsProps) {
  const all = useDetails(match)
  const tabs = offers ? offers.filter((name): name is TabbedDetail => all.some((known) => known === name)) : all
  const own = useOwnBets()
  const details: readonly TabbedDetail[] = own.count > 0 ? [...tabs, 'bets'] : tabs
  const { named, choose } = useMatchTab()
  const detail = details.find((name) => name === named) ?? tabs[0]
  return (
    <Stack>
      <Scoreboard match={match} hasTracker={offers?.includes('tracker') ?? true} />
      <OwnBets match={match} onCount={own.setCount} />
      {detail && (
        <>
          <MatchTabs tabs={details} value={detail} onChange={choose} ownBets={own.count} />
          <MatchTabPanel tab={detail}>
            <DetailView match={match} detail={detail} />
          </MatchTabPanel>
        </>
      )}
    </Stack>
  )
}
