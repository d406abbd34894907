import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** A ticket for the next draw of a lottery, draws as they run, and how the last ones ended. */
export const lotteriesDraws = defineBlock({
  kind: 'lotteries.draws',
  places: PAGE,
  pages: ['lotteries'],
  props: () => z.strictObject({}),
})
