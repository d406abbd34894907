import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const search = defineBlock({
  kind: 'search',
  places: ['header', 'tabbar_mobile', ...SIDES, 'content'],
  props: () =>
    z.strictObject({
      look: about(
        z._default(z.enum(['field', 'icon']), 'field'),
        'A field where there is room for one, or a glass alone.',
      ),
    }),
})
