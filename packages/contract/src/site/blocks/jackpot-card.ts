import * as z from 'zod/mini'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { jackpotId } from './shared.ts'

export const jackpotCard = defineBlock({
  kind: 'jackpot-card',
  places: PAGE_AND_SIDES,
  feature: 'jackpots',
  props: () => z.strictObject({ jackpotId }),
})
