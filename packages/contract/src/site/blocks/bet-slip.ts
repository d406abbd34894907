import * as z from 'zod/mini'
import { defineBlock } from './define-block.ts'

export const betSlip = defineBlock({
  kind: 'bet-slip',
  places: ['right_sidebar_desktop', 'tabbar_mobile'],
  props: () => z.strictObject({}),
})
