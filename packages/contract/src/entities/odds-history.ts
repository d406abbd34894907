import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { OutcomeId, ScaledOdds, Specifier, Timestamp } from '../primitives.ts'

const PricePoint = component(
  'PricePoint',
  'A price from a moment on.',
  z.strictObject({ at: about(Timestamp, 'Since when.'), odds: ScaledOdds }),
)

export const OddsHistory = component(
  'OddsHistory',
  'How the prices of a market have moved. The board keeps a bounded number of changes and thins out the oldest; first, highest and lowest stay exact.',
  z.strictObject({
    market_id: about(z.int(), 'Kind of market.'),
    specifier: Specifier,
    outcomes: about(
      z.array(
        z.strictObject({
          id: OutcomeId,
          first: about(z.nullable(PricePoint), 'The first price the board remembers; null where it knows none.'),
          highest: about(z.nullable(PricePoint), 'The highest since.'),
          lowest: about(z.nullable(PricePoint), 'The lowest since.'),
          points: about(z.array(PricePoint), 'Changes, the oldest first; the last one is the price now.'),
        }),
      ),
      'One of each outcome of the market.',
    ),
  }),
)
export type OddsHistory = z.infer<typeof OddsHistory>
