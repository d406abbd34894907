import type { Match } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { aMarket, aMatch, aMatchToCome } from '../../testing/catalogue.ts'
import { Following } from '../../testing/Following.tsx'
import { LeagueCard } from './LeagueCard.tsx'

const LIVE = aMatch()

function league(match: Match) {
  return (
    <Following events={[match]}>
      <LeagueCard matches={[match]} />
    </Following>
  )
}

export const DEMO = demos({
  title: 'LeagueCard',
  layout: 'wide',
  states: {
    'in play': () => league(LIVE),
    'before kick-off': () => league(aMatchToCome()),
    suspended: () => league(aMatch({ id: 10, main_market: aMarket({ status: MARKET_STATUS.suspended }) })),
    'without a market': () => league(aMatch({ id: 11, main_market: null, secondary_market: null })),
  },
})
