import type { Pagination, SportEvent } from '@touchline/contract'
import { chipClass } from '@touchline/ui'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { focusWithin } from '../../../platform/input/focus.ts'
import { isSlow } from '../../../platform/scroll/scroll-pace.ts'
import { observeVisibility } from '../../../platform/scroll/visible-elements.ts'
import type { EventsList } from '../events-list.ts'
import type { PagedListing } from '../listed.ts'
import styles from './More.module.css'
import { SliceOfList } from './SliceOfList.tsx'
import { keptSlices, type Slice, slicesOf } from './slices.ts'
import { useGrowth } from './use-growth.ts'

/** How near the end of a list that grows comes, in px, when its next page is fetched. */
const AHEAD = 1_800
/** So many slices of a page fill a window that opens at it, as after a press of the button. */
const SLICES_OF_WINDOW = 3

export interface MoreProps {
  readonly pagination: Pagination
  /** Address of a page. */
  readonly to: (page: number) => string
  readonly listing: PagedListing
  readonly List: EventsList
  /** What the list shows before it grows. */
  readonly shown: readonly SportEvent[]
}

interface PartProps {
  readonly slices: readonly Slice[]
  readonly List: EventsList
  readonly list: string
  /** How many of its slices come into sight. */
  readonly seenAtOnce: () => number
}

/** A page that the list has grown by. Of many, those that stayed as they were are not gone through again. */
const PartOfList = memo(({ slices, seenAtOnce, ...list }: PartProps) => {
  // What comes later between others may be looked at.
  const [unseen] = useState(() => new Set(slices.slice(seenAtOnce()).map(({ key }) => key)))
  return (
    <div className={styles.Part}>
      {slices.map((slice) => (
        <SliceOfList key={slice.key} slice={slice} isSeen={!unseen.has(slice.key)} {...list} />
      ))}
    </div>
  )
})

/** The further pages of a list, appended in place: the next by a button, then by scrolling. */
export function More({ pagination, to, listing, List, shown }: MoreProps) {
  const { text, number } = useFormat()
  const { page, last_page: last, total, limit } = pagination
  const { pages, state, grow } = useGrowth(listing, pagination)
  const held = useRef<readonly (readonly Slice[])[]>([])
  const parts = useMemo(() => {
    held.current = keptSlices(held.current, slicesOf(pages, shown))
    return held.current
  }, [pages, shown])
  const box = useRef<HTMLDivElement>(null)
  /** Pages there were when more was requested by hand: the focus moves to the next one. */
  const from = useRef<number>(null)
  useEffect(() => {
    if (from.current === null || parts.length <= from.current) return
    const next = box.current?.children[from.current]
    from.current = null
    if (next instanceof HTMLElement) focusWithin(next)
  }, [parts])

  const isGrowing = pages.length > 0
  const end = page + pages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the end, which may still be near
  const endRef = useCallback(
    (element: HTMLElement) => observeVisibility(element, (isNear) => void (isNear && isGrowing && grow()), AHEAD),
    [pages, isGrowing],
  )
  const isEndSeen = useRef(false)
  const endSeenRef = useCallback((element: HTMLElement) => {
    const seen = (isSeen: boolean) => {
      isEndSeen.current = isSeen
    }
    return observeVisibility(element, seen, 0)
  }, [])
  const seenAtOnce = useCallback(() => (isEndSeen.current && isSlow() ? SLICES_OF_WINDOW : 0), [])
  return (
    <div ref={box} className={styles.More}>
      {parts.map((slices, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages come at the end, and none goes
        <PartOfList key={at} slices={slices} List={List} list={to(page)} seenAtOnce={seenAtOnce} />
      ))}
      <nav ref={endRef} aria-label={text('catalogue.pages')} className={styles.End}>
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" className={chipClass}>
            {text('catalogue.previous')}
          </Link>
        )}
        {end < last && (
          <button
            type="button"
            className={chipClass}
            aria-disabled={state === 'growing'}
            onClick={() => {
              from.current = parts.length
              void grow()
            }}
          >
            {text('finding.more')}
          </button>
        )}
        <span ref={endSeenRef} role="status">
          {state === 'failed'
            ? text('finding.more.failed')
            : text('finding.more.shown', {
                count: number(Math.min(total, end * limit) - (page - 1) * limit),
                total: number(total),
              })}
        </span>
        {end < last && (
          <Link to={to(end + 1)} rel="next" className={chipClass}>
            {text('catalogue.next')}
          </Link>
        )}
      </nav>
    </div>
  )
}
