import * as z from 'zod/mini'
import { defineBlock } from './define-block.ts'

export const myBets = defineBlock({
  kind: 'my-bets',
  places: ['right_sidebar_desktop', 'tabbar_mobile'],
  props: () => z.strictObject({}),
})
