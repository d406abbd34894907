import { lazyComponent, part } from '../../ui/index.ts'
import { TRACKER } from './parts.ts'

const MATCH = part(() => import('./MatchView.tsx'))

/** A match on its page. */
export const MATCH_VIEW = lazyComponent(
  MATCH,
  async ({ MatchView }) => {
    if (import.meta.env.SSR) await TRACKER.load()
    return MatchView
  },
  ['match'],
  'around',
)

/** A championship on its page. */
export const FIELD_VIEW = lazyComponent(() => import('./lazy/FieldPage.ts'), 'FieldView', ['match'], 'around')
