import { lazyComponent } from '../../ui/index.ts'

/** Opens with its tab: a chunk of its own. */
export const BetBuilder = lazyComponent(() => import('./lazy/BetBuilder.tsx'), 'BetBuilder', ['betting'])
