import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const eventsFilter = defineBlock({
  kind: 'events-filter',
  places: PAGE,
  props: () =>
    z.strictObject({
      filters: about(
        z._default(z.array(z.enum(['tab', 'time', 'sortBy', 'date', 'sport', 'isBettable', 'side', 'video'])), [
          'time',
          'sortBy',
          'isBettable',
          'video',
        ]),
        'Which are offered, in their order.',
      ),
    }),
})
