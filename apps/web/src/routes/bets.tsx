import { ALL_BETS, BetsPage } from '../features/my-bets/index.ts'
import { BET_ACTIONS, betActions } from '../features/slip/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

function Page({ search }: PageContext) {
  return <BetsPage search={search} actions={betActions} />
}

/** All bets of the player, with what they came to. Fetched in the browser: the server knows no player. */
export const page: PageDefinition<Extract<Route, { page: 'bets' }>> = {
  async load() {
    // Who comes from another page finds it whole.
    await Promise.all([ALL_BETS.load(), BET_ACTIONS.load()]).catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({ title: text('bets.label'), description: () => text('bets_page.description'), noindex: true }),
  messages: ['bets', 'slip', 'betting'],
  Page,
}
