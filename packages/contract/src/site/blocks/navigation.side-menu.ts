import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { menuEntryOf } from '../parts.ts'
import { defineBlock } from './define-block.ts'

export const navigationSideMenu = defineBlock({
  kind: 'navigation.side-menu',
  places: ['left_sidebar_desktop', 'side_menu_mobile'],
  props: (text) =>
    z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      items: about(z.array(menuEntryOf(text)).check(z.minLength(1), z.maxLength(40)), 'In their order.'),
    }),
})
