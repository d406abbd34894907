import { OWN_WALLET, WalletPage } from '../features/cashier/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'wallet' }>> = {
  async load() {
    // Who comes from another page finds it whole.
    await OWN_WALLET.load().catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({
    title: text('cashier.wallet'),
    description: () => text('cashier.description'),
    noindex: true,
  }),
  messages: ['profile'],
  Page: WalletPage,
}
