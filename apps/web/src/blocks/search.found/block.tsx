import { callQuery } from '../../data/index.ts'
import { loadCalls } from '../../features/catalogue/index.ts'
import { FoundPage, searchCall, searchQuery } from '../../features/search/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'search.found'

const askedIn = (search: URLSearchParams) => search.get('q') ?? ''

function Found({ place: { search } }: BlockView<Kind>) {
  const asked = askedIn(search)
  return <FoundPage key={asked} asked={asked} />
}

/** Everything that a search finds. */
export const block: BlockDefinition<Kind> = {
  load({ place: { search }, sources, queries }) {
    const query = searchQuery(askedIn(search))
    return loadCalls(queries, query === '' ? [] : [callQuery(sources, 'search', searchCall(query))])
  },
  Block: Found,
}
