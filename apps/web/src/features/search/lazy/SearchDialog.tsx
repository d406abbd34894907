import { Dialog, Icon } from '@touchline/ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useNavigator } from '../../../navigation/index.ts'
import { showInList } from '../../../platform/input/shortcuts.ts'
import { closeSearch, takeEarly } from '../search-open.ts'
import { groupHits, type HitGroup, resultsPath } from './hits.ts'
import { recentSearches, rememberSearch } from './recent.ts'
import styles from './SearchDialog.module.css'
import { SearchList } from './SearchList.tsx'
import { searchQuery, useFound } from './use-found.ts'

/** The search: a field, and what it finds as it is typed, to be walked by arrow keys and chosen by Enter. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      state={open ? 'open' : 'closed'}
      title={text('shell.search')}
      closeLabel={text('shell.close')}
      className={styles.SearchDialog}
      onClose={onClose}
    >
      <SearchPanel />
    </Dialog>
  )
}

/** Everything that the arrow keys walk through, in order. */
function placesOf(groups: readonly HitGroup[], query: string, label: string) {
  if (query === '') return recentSearches()
  return [...groups.flatMap(({ hits }) => hits), { to: resultsPath(query), label }]
}

function SearchPanel() {
  const text = useText()
  const { go } = useNavigator()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  // Not in the first render: the visitor may be typing until this field is there.
  useEffect(() => {
    const typedEarly = takeEarly()
    if (typedEarly !== '') setTyped(typedEarly)
  }, [])
  const { found, failed, query: answered } = useFound(typed)
  const query = searchQuery(typed)
  const groups = query !== '' && found ? groupHits(found) : []
  const places = placesOf(groups, query, text('finding.all_results', { query }))

  function choose(at: number) {
    const place = places[at]
    if (!place) return
    rememberSearch(query !== '' && at === places.length - 1 ? { to: place.to, label: query } : place)
    closeSearch()
    go(place.to)
  }

  function walk(event: KeyboardEvent) {
    const last = places.length - 1
    const next = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      // The best one is what is meant where nothing was walked to.
      choose(active === -1 ? 0 : active)
    } else if (next !== undefined && last >= 0) {
      event.preventDefault()
      setActive(next)
      showInList(`[data-option="${next}"]`)
    }
  }

  return (
    <div className={styles.Panel}>
      <label className={styles.Field}>
        <Icon name="search" size={18} />
        <input
          type="search"
          role="combobox"
          aria-label={text('shell.search')}
          aria-expanded={places.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          enterKeyHint="search"
          placeholder={text('finding.placeholder')}
          value={typed}
          onKeyDown={walk}
          onChange={(change) => {
            setTyped(change.target.value)
            setActive(-1)
          }}
        />
      </label>
      <SearchList
        id={id}
        query={query}
        groups={groups}
        places={places}
        active={active}
        state={failed ? 'failed' : query !== '' && answered !== query && !found ? 'waiting' : 'answered'}
        onChoose={choose}
      />
    </div>
  )
}
