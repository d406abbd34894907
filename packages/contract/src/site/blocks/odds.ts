import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { menuOrList } from './shared.ts'

export const odds = defineBlock({
  kind: 'odds',
  places: ['header', ...SIDES],
  props: () =>
    z.strictObject({
      look: menuOrList,
      showOdds: about(z._default(z.boolean(), true), 'Whether the odds format can be chosen.'),
      showDisplay: about(z._default(z.boolean(), true), 'Whether theme and live updates can be chosen beside it.'),
    }),
})
