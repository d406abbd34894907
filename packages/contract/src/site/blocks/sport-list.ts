import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const sportList = defineBlock({
  kind: 'sport-list',
  places: PAGE_AND_SIDES,
  props: () =>
    z.strictObject({
      layout: about(z._default(z.enum(['list', 'chips']), 'list'), 'Below each other, or in a row.'),
      scope: about(
        z._default(z.enum(['all', 'live', 'regular', 'cyber']), 'all'),
        'Which sports; `live`: those with something running.',
      ),
      leadsTo: about(
        z._default(z.enum(['sport', 'filter']), 'sport'),
        'To the page of the sport, or to this page with that sport alone.',
      ),
      showCounts: about(z._default(z.boolean(), true), 'Whether the number of events is shown beside a sport.'),
    }),
})
