import type { Pagination } from '@touchline/contract'
import { chipClass } from '@touchline/ui'
import { Suspense, useCallback, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { observeVisibility } from '../../../platform/scroll/visible-elements.ts'
import { shownPages } from '../../../platform/storage/shown-pages.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { Boundary, lazyComponent } from '../../../ui/index.ts'
import type { MoreProps } from './More.tsx'
import styles from './Pages.module.css'

const More = lazyComponent(() => import('./More.tsx'), 'More', ['finding'], 'around')

/** How near the end of a list comes, in px, when what makes it grow is fetched. */
const AHEAD = 1_200
const never = () => () => {}

export interface PagesProps {
  readonly pagination: Pagination
  readonly to: (page: number) => string
  /** How the list grows in place, if it does. */
  readonly more?: Pick<MoreProps, 'listing' | 'List' | 'shown'> | undefined
}

/** Links to the pages before and after; empty where one page holds all (CAT-09). A list can also grow near its end. */
export function Pages({ pagination, to, more }: PagesProps) {
  const text = useText()
  const { page, last_page: last } = pagination
  const [isNear, setNear] = useState(false)
  const isGrown = useExternal(never, shownPages, () => 0) > 0
  const ref = useCallback(
    (element: Element | null) =>
      element ? observeVisibility(element, (isSeen) => isSeen && setNear(true), AHEAD) : undefined,
    [],
  )
  if (last <= 1) return null
  const links = (
    <nav ref={more ? ref : undefined} aria-label={text('catalogue.pages')} className={styles.Pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={chipClass}>
          {text('catalogue.previous')}
        </Link>
      )}
      <span>{text('catalogue.page_of', { page, last })}</span>
      {page < last && (
        <Link to={to(page + 1)} rel="next" className={chipClass}>
          {text('catalogue.next')}
        </Link>
      )}
    </nav>
  )
  if (!more || page === last || !(isNear || isGrown)) return links
  return (
    <Boundary fallback={() => links}>
      <Suspense fallback={links}>
        <More key={to(page)} {...more} pagination={pagination} to={to} />
      </Suspense>
    </Boundary>
  )
}
