import { lazyComponent } from '../../ui/index.ts'

/** What a visitor of the page never sees: it comes when it is known that a player is there. */
export const LEDGER = lazyComponent(() => import('./Ledger.tsx'), 'Ledger')
