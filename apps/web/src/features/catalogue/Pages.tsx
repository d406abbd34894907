import type { Pagination } from '@touchline/contract'
import { chipClass } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import styles from './Pages.module.css'

/** Links to the pages before and after; nothing where one page holds all (CAT-09). */
export function Pages({ pagination, to }: { pagination: Pagination; to: (page: number) => string }) {
  const text = useText()
  const { page, last_page: last } = pagination
  if (last <= 1) return null
  return (
    <nav aria-label={text('catalogue.pages')} className={styles.Pages}>
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
}
