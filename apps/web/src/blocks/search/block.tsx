import { Icon } from '@touchline/ui'
import { callQuery } from '../../data/index.ts'
import { FoundPage, openSearch, searchCall, searchQuery } from '../../features/search/index.ts'
import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockPlace, BlockView } from '../block.ts'
import styles from './Search.module.css'

type Kind = 'search'

/** The query of the search page; null on other pages. */
const askedOf = ({ route, search }: BlockPlace) => (route.page === 'search' ? (search.get('q') ?? '') : null)

function Search({ props: { look }, place }: BlockView<Kind>) {
  const text = useText()
  const asked = askedOf(place)
  if (asked !== null) return <FoundPage key={asked} asked={asked} />
  return (
    <button
      type="button"
      className={styles.Search}
      data-look={look}
      aria-label={look === 'field' ? undefined : text('shell.search')}
      onClick={openSearch}
    >
      <Icon name="search" size={18} />
      {look === 'field' && <span>{text('shell.search.hint')}</span>}
    </button>
  )
}

/** Opens the search; on the search page, the results. */
export const block: BlockDefinition<Kind> = {
  needs({ place, sources }) {
    const query = searchQuery(askedOf(place) ?? '')
    return query === '' ? [] : [callQuery(sources, 'search', searchCall(query))]
  },
  Block: Search,
}
