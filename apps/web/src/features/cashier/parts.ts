import { broughtPart } from '../../ui/index.ts'

/** What a visitor of these pages never sees: it comes when it is known that a player is there. */
export const OWN_WALLET = broughtPart(async () => (await import('./wallet/OwnWallet.tsx')).OwnWallet)
export const OWN_DEPOSITS = broughtPart(async () => (await import('./deposit/OwnDeposits.tsx')).OwnDeposits)
export const OWN_WITHDRAWALS = broughtPart(async () => (await import('./withdraw/OwnWithdrawals.tsx')).OwnWithdrawals)
