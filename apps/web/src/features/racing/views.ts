import { broughtPart } from '../../ui/index.ts'

/** A race on its page. */
export const RACE_VIEW = {
  module: 'src/features/racing/lazy/RacePage.ts',
  messages: ['contests'] as const,
  ...broughtPart(async () => (await import('./lazy/RacePage.ts')).RaceView, ['contests'], 'around'),
}
