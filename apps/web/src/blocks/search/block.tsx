import { Icon } from '@touchline/ui'
import { openSearch } from '../../features/search/index.ts'
import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './Search.module.css'

type Kind = 'search'

function Search({ props: { look } }: BlockView<Kind>) {
  const text = useText()
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

/** Opens the search. */
export const block: BlockDefinition<Kind> = { Block: Search }
