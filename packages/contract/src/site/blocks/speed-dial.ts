import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { menuEntryOf } from '../parts.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { ITEM_LOOKS } from '../words.ts'
import { defineBlock } from './define-block.ts'

export const speedDial = defineBlock({
  kind: 'speed-dial',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      look: about(z._default(z.enum(ITEM_LOOKS), 'button'), 'What the entries look like.'),
      items: about(z.array(menuEntryOf(text)).check(z.minLength(1), z.maxLength(20)), 'In their order.'),
      isFloating: about(
        z._default(z.boolean(), false),
        'Whether they lie behind a button at the edge of the screen that opens and closes them.',
      ),
    }),
})
