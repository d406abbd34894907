import { Icon } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import styles from './SearchButton.module.css'
import { openSearch } from './search-open.ts'

/** Opens the search: a field looks like one where there is room, and is a glass where there is not. */
export function SearchButton({ look }: { look: 'field' | 'icon' }) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.SearchButton}
      data-look={look}
      aria-label={text('shell.search')}
      aria-keyshortcuts="/"
      onClick={openSearch}
    >
      <Icon name="search" size={18} />
      <span aria-hidden="true" data-label={text('shell.search.hint')} />
      <i aria-hidden="true" data-label="/" />
    </button>
  )
}
