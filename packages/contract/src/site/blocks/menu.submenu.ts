import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { IconName, menuEntryOf } from '../parts.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const menuSubmenu = defineBlock({
  kind: 'menu.submenu',
  places: ['header', ...SIDES],
  props: (text) =>
    z.strictObject({
      label: about(text, 'Name of the menu.'),
      icon: about(z.optional(IconName), 'Name of an icon of the product.'),
      items: about(z.array(menuEntryOf(text)).check(z.minLength(1), z.maxLength(30)), 'In their order.'),
    }),
})
