import { broughtPart } from '../../ui/index.ts'
import { TRACKER } from './parts.ts'

/** A match on its page. */
export const MATCH_VIEW = {
  module: 'src/features/match/MatchView.tsx',
  messages: ['match'] as const,
  ...broughtPart(
    async () => {
      if (import.meta.env.SSR) await TRACKER.bring()
      return (await import('./MatchView.tsx')).MatchView
    },
    ['match'],
    'around',
  ),
}

/** A championship on its page. */
export const FIELD_VIEW = {
  module: 'src/features/match/lazy/FieldPage.ts',
  messages: ['match'] as const,
  ...broughtPart(async () => (await import('./lazy/FieldPage.ts')).FieldView, ['match'], 'around'),
}
