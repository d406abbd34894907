import type { EventsList } from './events-list.ts'
import type { PagedListing, useListed } from './listed.ts'
import { listingPath } from './listing-path.ts'
import { isByTime } from './listings.ts'
import { Pages } from './long-list/Pages.tsx'
import { PartsOfList } from './long-list/PartsOfList.tsx'
import { SortedByTime } from './sorted-by-time.ts'

export interface ListedProps {
  readonly answer: ReturnType<typeof useListed>
  readonly listing: PagedListing
  readonly path: string
  readonly search: URLSearchParams
  readonly List: EventsList
  readonly empty?: string | undefined
}

/** A page of a listing, and the way to all of it: every row that its heading counts. */
export function Listed({ answer, listing, path, search, List, empty }: ListedProps) {
  return (
    <SortedByTime value={isByTime(listing(1))}>
      <PartsOfList>
        <List key={search.toString()} events={answer?.data} empty={empty} />
        {answer && (
          <Pages
            pagination={answer.pagination}
            to={(page) => listingPath(path, search, { page: String(page) })}
            more={{ listing, List, shown: answer.data }}
          />
        )}
      </PartsOfList>
    </SortedByTime>
  )
}
