import { BetPage, ONE_BET } from '../features/my-bets/index.ts'
import { BET_ACTIONS, betActions } from '../features/slip/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type BetRoute = Extract<Route, { page: 'bet' }>

function Page({ route }: PageContext<BetRoute>) {
  return <BetPage id={route.id} actions={betActions} />
}

/** One bet of the player, at an address of its own. */
export const page: PageDefinition<BetRoute> = {
  async load() {
    // Who comes from another page finds it whole.
    await Promise.all([ONE_BET.load(), BET_ACTIONS.load()]).catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({
    title: text('bets_page.one'),
    description: () => text('bets_page.description'),
    noindex: true,
  }),
  messages: ['bets', 'slip', 'betting'],
  Page,
}
