import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { PAGE_KEYS } from '../words.ts'
import { defineBlock } from './define-block.ts'

export const pageBody = defineBlock({
  kind: 'page.body',
  places: PAGE,
  pages: PAGE_KEYS,
  props: () => z.strictObject({}),
})
