import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href } from '../parts.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const brandLogo = defineBlock({
  kind: 'brand-logo',
  places: ['header', ...SIDES],
  props: () =>
    z.strictObject({
      link: about(z._default(Href, '/'), 'Where it leads.'),
      showName: about(z._default(z.boolean(), true), 'Whether the name is shown beside it.'),
    }),
})
