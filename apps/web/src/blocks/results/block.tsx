import { onlyFound } from '../../features/catalogue/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import { loadResults, Results } from './Results.tsx'

type Kind = 'results'

function ResultsBlock({ props: { title, days }, place, isTitle }: BlockView<Kind>) {
  return (
    <Results search={place.search} path={pathOfPage(place.route)} title={title} days={days} level={isTitle ? 1 : 2} />
  )
}

/** How matches ended, day by day. */
export const block: BlockDefinition<Kind> = {
  async load({ place, ...context }) {
    const outcome = await loadResults({ ...context, search: place.search })
    return place.route.page === 'results' ? outcome : onlyFound(outcome)
  },
  Block: ResultsBlock,
}
