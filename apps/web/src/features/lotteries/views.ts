import { broughtPart } from '../../ui/index.ts'

/** A draw on its page. */
export const DRAW_VIEW = {
  module: 'src/features/lotteries/lazy/DrawPage.ts',
  messages: ['contests'] as const,
  ...broughtPart(async () => (await import('./lazy/DrawPage.ts')).DrawView, ['contests'], 'around'),
}
