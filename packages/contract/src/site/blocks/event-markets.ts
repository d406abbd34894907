import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const eventMarkets = defineBlock({
  kind: 'event-markets',
  places: PAGE,
  props: () =>
    z.strictObject({
      showGroups: about(z._default(z.boolean(), true), 'Whether groups of markets are tabs.'),
      showSearch: about(z._default(z.boolean(), true), 'Whether markets can be searched.'),
    }),
})
