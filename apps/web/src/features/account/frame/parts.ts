import { lazyComponent } from '../../../ui/index.ts'

/** The list of the account's pages: for players, so it is fetched when it is known that one is there. */
export const ACCOUNT_SIDE = lazyComponent(() => import('./AccountSide.tsx'), 'AccountSide', [], 'nothing')
