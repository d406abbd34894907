import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const clock = defineBlock({
  kind: 'clock',
  places: ['header', ...SIDES],
  props: () =>
    z.strictObject({
      seconds: about(z._default(z.boolean(), false), 'Whether seconds are shown.'),
      showZone: about(z._default(z.boolean(), true), 'Whether the time zone is shown beside it.'),
    }),
})
