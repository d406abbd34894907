import * as z from 'zod/mini'
import { defineBlock } from './define-block.ts'
import { bonusTypes, heading } from './shared.ts'

export const bonusesMobile = defineBlock({
  kind: 'bonuses.mobile',
  places: ['side_menu_mobile', 'content'],
  props: (text) => z.strictObject({ title: heading(text), types: bonusTypes }),
})
