import { defineBlock } from '../define-block.ts'

export const contentText = defineBlock({
  kind: 'content.text',
  height: 120,
  messages: ['information'],
  heading: ({ source, title, level }, { isFirst }) =>
    (isFirst || level === 1) && (source !== 'own' || title !== undefined),
  load: () => import('./block.tsx'),
})
