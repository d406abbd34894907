import type { Match } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { aMarket, aMatch, aMatchToCome } from '../../testing/catalogue.ts'
import { Following } from '../../testing/Following.tsx'
import { TopMatch } from './TopMatch.tsx'

function shown(match: Match) {
  return (
    <Following events={[match]}>
      <ul>
        <TopMatch match={match} />
      </ul>
    </Following>
  )
}

export const DEMO = demos({
  title: 'TopMatch',
  states: {
    'in play': () => shown(aMatch()),
    'before kick-off': () => shown(aMatchToCome()),
    suspended: () => shown(aMatch({ id: 10, main_market: aMarket({ status: MARKET_STATUS.suspended }) })),
  },
})
