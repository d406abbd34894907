import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import { Results } from './Results.tsx'

type Kind = 'results'

function ResultsBlock({ props: { title, days }, place, isFirst }: BlockView<Kind>) {
  return (
    <Results search={place.search} path={pathOfPage(place.route)} title={title} days={days} level={isFirst ? 1 : 2} />
  )
}

/** How matches ended, day by day. Only the browser knows the day of the viewer on a page of the site's own. */
export const block: BlockDefinition<Kind> = { Block: ResultsBlock }
