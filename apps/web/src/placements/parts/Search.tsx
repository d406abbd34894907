import { Icon } from '@touchline/ui'
import { openSearch, SearchButton } from '../../features/search/index.ts'
import { useText } from '../../i18n/index.ts'
import type { AroundView } from '../view.ts'

/** Opens the search: a field where there is room for one, a glass where there is not. */
export function Search({ props: { look }, where }: AroundView<'search'>) {
  const text = useText()
  if (where !== 'tabbar_mobile') return <SearchButton look={look} />
  return (
    <button type="button" onClick={openSearch}>
      <Icon name="search" size={22} />
      {text('shell.search')}
    </button>
  )
}
