import { OWN_WITHDRAWALS, WithdrawPage } from '../features/cashier/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'withdraw' }>> = {
  async load() {
    // Who comes from another page finds it whole.
    await OWN_WITHDRAWALS.load().catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({
    title: text('cashier.withdraw'),
    description: () => text('cashier.description'),
    noindex: true,
  }),
  messages: ['profile'],
  Page: WithdrawPage,
}
