import { type ReactNode, useState } from 'react'
import { useCall } from '../../data/index.ts'
import {
  type EventsList,
  isByTime,
  Listed,
  type PagedListing,
  readFilters,
  SortedByTime,
  useListed,
} from '../../features/catalogue/index.ts'
import { Later, lazyComponent } from '../../ui/index.ts'
import type { BlockView } from '../block.ts'
import { Answer } from './Answer.tsx'
import styles from './BlockList.module.css'
import { grownListings } from './grown-listings.ts'
import { pathOfPage } from './path-of-page.ts'
import { answered, useEvents } from './use-answers.ts'

const GrowBlock = lazyComponent(() => import('./GrowBlock.tsx'), 'GrowBlock', ['finding'])

export interface BlockListProps extends Pick<BlockView, 'place' | 'paging'> {
  readonly listings: readonly PagedListing[]
  readonly limit: number
  /** Height reserved while it loads, in px. */
  readonly height: number
  readonly List: EventsList
  readonly empty?: string | undefined
  /** @param total how many events there are, once that is known */
  readonly heading: (total: number | undefined) => ReactNode
}

/** The list that the address pages. */
function PagedList({ listing, place, height, List, empty, heading }: BlockListProps & { listing: PagedListing }) {
  const { page } = readFilters(place.search)
  const asked = answered(useCall('getMatches', listing(page), { keepsFormer: true }))
  const listed = useListed(listing, page)
  const answer =
    asked.state === 'there' ? (listed ? { ...asked, data: listed } : ({ state: 'waiting' } as const)) : asked
  return (
    <>
      {heading(listed?.pagination.total)}
      <Answer answer={answer} height={height}>
        {(data) => (
          <Listed
            answer={data}
            listing={listing}
            path={pathOfPage(place.route)}
            search={place.search}
            List={List}
            empty={empty}
          />
        )}
      </Answer>
    </>
  )
}

/** A list that is not paged by the address: it grows in place, by a button. */
function GrowingList({ listings, limit, height, List, empty, heading }: BlockListProps) {
  const [shown, setShown] = useState(limit)
  const answer = useEvents(grownListings(listings, shown))
  return (
    <>
      {heading(undefined)}
      <Answer answer={answer} height={height}>
        {({ events, total }) => (
          <SortedByTime value={listings.some((listing) => isByTime(listing(1)))}>
            {/* A list holds new rows back between visible ones; requested rows are not held back. */}
            <List key={shown} events={events.length > shown ? events.slice(0, shown) : events} empty={empty} />
            {(total > shown || shown > limit) && (
              <div className={styles.Grow}>
                <Later fallback={null}>
                  <GrowBlock listings={listings} shown={shown} by={limit} total={total} onGrown={setShown} />
                </Later>
              </div>
            )}
          </SortedByTime>
        )}
      </Answer>
    </>
  )
}

/** Events of a block under its heading, and the way to all of them (CAT-09). */
export function BlockList(props: BlockListProps) {
  const [only, ...others] = props.listings
  if (props.paging === 'this' && only && others.length === 0) return <PagedList {...props} listing={only} />
  return <GrowingList {...props} />
}
