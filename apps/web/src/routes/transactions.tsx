import { LEDGER, TransactionsPage } from '../features/transactions/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

function Page({ search }: PageContext) {
  return <TransactionsPage search={search} />
}

/** What moved the player's money. Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'transactions' }>> = {
  async load() {
    // Who comes from another page finds it whole.
    await LEDGER.load().catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({
    title: text('transactions.title'),
    description: () => text('transactions.description'),
    noindex: true,
  }),
  messages: ['profile'],
  Page,
}
