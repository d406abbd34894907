import { lazyComponent } from '../../ui/index.ts'

/** What a visitor of the page never sees: it comes when it is known that a player is there. */
export const OWN_LIMITS = lazyComponent(() => import('./lazy/OwnLimits.tsx'), 'OwnLimits')
