import type { SportEvent } from '@touchline/contract'
import { useMemo, useState } from 'react'
import type { EventsList } from './events-list.ts'
import type { PagedListing, useListed } from './listed.ts'
import { listingPath } from './listing-path.ts'
import { Pages } from './Pages.tsx'

const NONE: readonly SportEvent[] = []

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
  const data = answer?.data ?? NONE
  const [left, setLeft] = useState(NONE)
  // One that left this page came to the next: what grows below shows none of them a second time.
  const shown = useMemo(() => [...left, ...data], [left, data])
  return (
    <>
      <List key={search.toString()} events={answer?.data} empty={empty} onLeft={setLeft} />
      {answer && (
        <Pages
          pagination={answer.pagination}
          to={(page) => listingPath(path, search, { page: String(page) })}
          more={{ listing, List, shown }}
        />
      )}
    </>
  )
}
