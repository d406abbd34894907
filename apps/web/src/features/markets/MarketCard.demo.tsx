import { MARKET_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import type { ShownMarket } from '../../live/index.ts'
import { aMarket, aMatch, aTotal } from '../../testing/catalogue.ts'
import { eventNames } from '../slip/index.ts'
import { groupMarkets } from './group-markets.ts'
import { MarketCard } from './MarketCard.tsx'
import { type CardsInUse, placeCards } from './steady-cards.ts'

const EVENT = eventNames(aMatch())
const nothing = () => {}
const never = () => false
const AT_FIRST: CardsInUse = { isOnScreen: never, isInHand: never, isWhole: never, isCollapsed: never, stage: 0 }

function card(markets: readonly ShownMarket[], collapsed = false) {
  return placeCards(groupMarkets(markets), AT_FIRST).map((one, place) => (
    <MarketCard
      key={one.card.key}
      event={EVENT}
      placed={one}
      place={place}
      draw="Draw"
      collapsed={collapsed}
      onToggle={nothing}
      onFold={nothing}
      pinned={false}
      onPin={nothing}
      onHistory={nothing}
    />
  ))
}

const RESULT: ShownMarket = { market: aMarket(), balanced: false, suspended: false }
const LADDER = [0.5, 1.5, 2.5, 3.5, 4.5].map(
  (line): ShownMarket => ({ market: aTotal(line), balanced: line === 2.5, suspended: false }),
)

export const DEMO = demos({
  title: 'MarketCard',
  layout: 'wide',
  states: {
    'three outcomes': () => card([RESULT]),
    'a ladder of lines': () => card(LADDER),
    collapsed: () => card([RESULT], true),
    suspended: () => card([{ market: aMarket({ status: MARKET_STATUS.suspended }), balanced: false, suspended: true }]),
  },
})
