import { MARKET_STATUS, ODDS_SCALE } from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { aMarket, aMatch } from '../../testing/catalogue.ts'
import { eventNames } from '../slip/index.ts'
import { OddsButton } from './OddsButton.tsx'

const EVENT = eventNames(aMatch())
const [HOME, DRAW] = aMarket().outcomes as [never, never, never]

export const DEMO = demos({
  title: 'OddsButton',
  states: {
    'in a listing': () => <OddsButton event={EVENT} market={aMarket()} outcome={HOME} label="1" />,
    'on the match page': () => (
      <OddsButton event={EVENT} market={aMarket()} outcome={HOME} label="Arsenal" look="row" />
    ),
    dense: () => <OddsButton event={EVENT} market={aMarket()} outcome={DRAW} label="Draw" look="row" dense />,
    suspended: () => (
      <OddsButton event={EVENT} market={aMarket({ status: MARKET_STATUS.suspended })} outcome={HOME} label="1" />
    ),
    'a long price': () => (
      <OddsButton
        event={EVENT}
        market={aMarket()}
        outcome={{ ...(HOME as object), odds: 1_001 * ODDS_SCALE } as never}
        label="1"
      />
    ),
  },
})
