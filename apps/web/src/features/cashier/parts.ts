import { lazyComponent } from '../../ui/index.ts'

/** What a visitor of these pages never sees: it comes when it is known that a player is there. */
export const OWN_WALLET = lazyComponent(() => import('./wallet/OwnWallet.tsx'), 'OwnWallet')
export const OWN_DEPOSITS = lazyComponent(() => import('./deposit/OwnDeposits.tsx'), 'OwnDeposits')
export const OWN_WITHDRAWALS = lazyComponent(() => import('./withdraw/OwnWithdrawals.tsx'), 'OwnWithdrawals')
