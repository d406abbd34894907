import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { BARS, SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const chatToggle = defineBlock({
  kind: 'chat-toggle',
  places: [...BARS, ...SIDES],
  props: (text) => z.strictObject({ label: about(z.optional(text), 'What it says.') }),
})
