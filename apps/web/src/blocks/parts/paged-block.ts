import type { Block } from '@touchline/contract'

/** Of the lists of a page its address pages one: that of this block, of another, or of none. */
export type Paging = 'this' | 'another' | 'none'

type Listing = Extract<
  Block,
  {
    kind:
      | 'live.now'
      | 'esports.events'
      | 'sport.events'
      | 'category.events'
      | 'league.events'
      | 'schedule'
      | 'results'
      | 'live-events'
      | 'prematch-events'
      | 'outrights'
      | 'result-events'
  }
>

const RANKS: { readonly [K in Listing['kind']]: number } = {
  // The address of the page is theirs.
  'live.now': 2_000,
  'esports.events': 2_000,
  'sport.events': 2_000,
  'category.events': 2_000,
  'league.events': 2_000,
  // Its days are pages, wherever the block is.
  schedule: 1_000,
  results: 1_000,
  'prematch-events': 4,
  'live-events': 3,
  outrights: 2,
  'result-events': 1,
}

const isListing = (block: Block): block is Listing => block.kind in RANKS

/** Lists of several sports are put together of as many listings, which have no pages in common. */
const isOneListing = ({ props }: Listing) =>
  'sportKeys' in props && props.sportKeys.length < 2 && props.categoryIds.length < 2

const rankOf = (block: Listing) =>
  (isOneListing(block) ? 100 : 0) +
  ('followsPage' in block.props && block.props.followsPage ? 10 : 0) +
  RANKS[block.kind]

/**
 * The block whose list is paged by the address of its page: the last list of upcoming events, else the last of live
 * ones.
 */
function pagedAmong(blocks: readonly Block[]): string | undefined {
  const listings = blocks.filter(isListing)
  const most = Math.max(...listings.map(rankOf))
  return listings.findLast((block) => rankOf(block) === most)?.id
}

/** For each block of a page, whether the address pages its list. Phones may have another list than wide screens. */
export function pagingOf(blocks: readonly Block[]): (block: Block) => Paging {
  const paged = new Set(
    (['desktop', 'mobile'] as const).flatMap(
      (device) => pagedAmong(blocks.filter(({ devices }) => devices === 'all' || devices === device)) ?? [],
    ),
  )
  return ({ id }) => (paged.has(id) ? 'this' : paged.size > 0 ? 'another' : 'none')
}
