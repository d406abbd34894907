import { menuEntryOf } from '../parts.ts'
import { NAVIGATION_PLACEMENTS } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const menuItem = defineBlock({
  kind: 'menu.item',
  places: NAVIGATION_PLACEMENTS,
  props: (text) => menuEntryOf(text),
})
