import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href, IconName } from '../parts.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const platformSwitcher = defineBlock({
  kind: 'platform-switcher',
  places: ['header', ...SIDES],
  props: (text) =>
    z.strictObject({
      items: about(
        z.array(
          z.strictObject({
            label: about(text, 'Name of the part.'),
            link: Href,
            icon: about(z.optional(IconName), 'Name of an icon of the product.'),
          }),
        ),
        'Parts of the platform, this one among them.',
      ).check(z.minLength(1), z.maxLength(8)),
    }),
})
