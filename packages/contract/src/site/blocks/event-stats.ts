import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { defineBlock } from './define-block.ts'

export const eventStats = defineBlock({
  kind: 'event-stats',
  places: ['content', 'right_sidebar_desktop'],
  props: () =>
    z.strictObject({
      tabs: about(
        z._default(z.array(z.enum(['STATISTICS', 'STREAM', 'CHAT'])), ['STATISTICS', 'STREAM', 'CHAT']),
        'Which are offered, in their order.',
      ),
      showTracker: about(z._default(z.boolean(), true), 'Whether the field with the ball is shown.'),
    }),
})
