import { defineBlock } from '../define-block.ts'

export const racingMeetings = defineBlock({
  kind: 'racing.meetings',
  height: 640,
  messages: ['contests'],
  heading: () => true,
  load: () => import('./block.tsx'),
})
