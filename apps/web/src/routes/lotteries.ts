import { lotteriesDraws } from '../blocks/lotteries.draws/index.ts'
import { loadSport, offeredSport } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Lotteries, where their provider is there (CAT-08). */
export const page: PageDefinition<Extract<Route, { page: 'lotteries' }>> = {
  blocks: [lotteriesDraws],
  load: (context) => loadSport(context, 'lottery'),
  head({ text, queries }) {
    const title = offeredSport(queries, 'lottery')?.name ?? ''
    return { title, description: () => text('lotteries.description') }
  },
  messages: ['contests'],
}
