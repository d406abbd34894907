import { demos } from '@touchline/ui/demo'
import { aMarket, aTotal } from '../../../testing/catalogue.ts'
import { BuilderFooter } from './BuilderFooter.tsx'
import { BuilderMarket } from './BuilderMarket.tsx'
import { type BuilderPick, pickKey } from './builder-state.ts'

const nothing = () => {}
const NONE = new Set<string>()
const RESULT = aMarket()
const TOTAL = aTotal(2.5)
const UNDER = new Set([pickKey(TOTAL, '13')])

function picked(...markets: readonly (typeof RESULT)[]): readonly BuilderPick[] {
  return markets.flatMap((market) => market.outcomes.slice(0, 1).map((outcome) => ({ market, outcome })))
}

export const DEMO = demos({
  title: 'Bet builder',
  layout: 'wide',
  states: {
    'a market': () => (
      <ul>
        <BuilderMarket market={RESULT} picks={[]} excluded={NONE} onPress={nothing} />
      </ul>
    ),
    'a market with its pick': () => (
      <ul>
        <BuilderMarket market={RESULT} picks={picked(RESULT)} excluded={NONE} onPress={nothing} />
      </ul>
    ),
    'what cannot join the pick': () => (
      <ul>
        <BuilderMarket market={TOTAL} picks={picked(RESULT)} excluded={UNDER} onPress={nothing} />
      </ul>
    ),
    'no picks': () => <BuilderFooter picks={[]} price={{ step: 'none' }} least={2} onAdd={nothing} onPress={nothing} />,
    'two picks, their price is being reckoned': () => (
      <BuilderFooter
        picks={picked(RESULT, TOTAL)}
        price={{ step: 'asking' }}
        least={2}
        onAdd={nothing}
        onPress={nothing}
      />
    ),
    'two picks that have no price together': () => (
      <BuilderFooter
        picks={picked(RESULT, TOTAL)}
        price={{ step: 'refused', message: 'These selections cannot be combined.', code: 121 }}
        least={2}
        onAdd={nothing}
        onPress={nothing}
      />
    ),
    'two picks': () => (
      <BuilderFooter
        picks={picked(RESULT, TOTAL)}
        price={{ step: 'priced', odds: 31_500, redundant: 0, apart: 40_000, excluded: NONE }}
        least={2}
        onAdd={nothing}
        onPress={nothing}
      />
    ),
  },
})
