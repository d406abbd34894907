import type { Block, PageConfig } from '@touchline/contract'
import { BlockBeside, blockParts, loadBeside } from '../blocks/index.ts'
import { PromotionsPage } from '../features/bonuses/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { composedBlocks, pageConfigIn, usePageConfig } from '../site/index.ts'
import { Stack } from '../ui/index.ts'

type PromotionsRoute = Extract<Route, { page: 'promotions' }>

/** The jackpots of the page as the site has them; of a page that the site puts together by itself its own blocks tell. */
function jackpotBlocks(config: PageConfig | undefined): readonly Block[] {
  if (config === undefined || composedBlocks(config) !== null) return []
  return config.placements.content.filter(({ kind }) => kind.startsWith('jackpot-'))
}

function PromotionsAndJackpots({ route, search }: PageContext<PromotionsRoute>) {
  return (
    <Stack>
      <PromotionsPage />
      {jackpotBlocks(usePageConfig(route)).map((block) => (
        <BlockBeside key={block.id} block={block} place={{ route, search }} />
      ))}
    </Stack>
  )
}

/** Bonuses, promo codes and jackpots. Whose the bonuses are only the browser knows: the server makes their frame. */
export const page: PageDefinition<PromotionsRoute> = {
  async load(context) {
    await loadBeside(jackpotBlocks(pageConfigIn(context.queries, context.route)), context)
    return { kind: 'found' }
  },
  head: ({ text }) => ({ title: text('catalogue.promotions'), description: () => text('bonus.lead') }),
  messages: ['jackpots'],
  parts: async ({ route, queries }) => blockParts(jackpotBlocks(pageConfigIn(queries, route))),
  Page: PromotionsAndJackpots,
}
