import * as z from 'zod/mini'
import { OUTCOME_KEYS, SETTLED_RESULTS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { OutcomeId, Specifier } from '../primitives.ts'

export const SettledMarket = component(
  'SettledMarket',
  'A market of a match that is over, and how it ended. Identity inside an event is `id` and `specifier`.',
  z.strictObject({
    id: about(z.int(), 'Kind of market; ids recur between sports.'),
    name: z.string(),
    specifier: Specifier,
    market_groups: about(z.array(z.string()), 'Keys of its tabs, its own one first.'),
    priority: z.int(),
    columns: about(z.int(), 'Outcomes per row that read best: 1, 2 or 3.'),
    outcomes: about(
      z.array(
        z.strictObject({
          id: OutcomeId,
          name: z.string(),
          key: about(z.nullable(z.enum(OUTCOME_KEYS)), 'Role in the market where it has one: columns, short labels.'),
          result: about(z.enum(SETTLED_RESULTS), 'How it ended. `void`: stakes come back.'),
        }),
      ),
      'Its outcomes with their results.',
    ),
  }),
)
export type SettledMarket = z.infer<typeof SettledMarket>
