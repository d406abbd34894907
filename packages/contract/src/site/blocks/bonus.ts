import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href } from '../parts.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { bonusTypes } from './shared.ts'

export const bonus = defineBlock({
  kind: 'bonus',
  places: ['header', ...SIDES, 'content'],
  props: () => z.strictObject({ types: bonusTypes, link: about(z._default(Href, '/promotions'), 'Where it leads.') }),
})
