import { Suspense, useEffect, useState } from 'react'
import { onShortcut } from '../../platform/input/shortcuts.ts'
import { lazyComponent } from '../../ui/index.ts'
import { EarlyField } from './EarlyField.tsx'
import { closeSearch, openSearch, useIsEarly, useSearchOpen } from './search-open.ts'

const SearchDialog = lazyComponent(() => import('./lazy/SearchDialog.tsx'), 'SearchDialog', ['finding'], 'over')

/** Place of the search dialog, and its key; what it holds is fetched when it is first opened. */
export function SearchDock() {
  const open = useSearchOpen()
  const isEarly = useIsEarly()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  useEffect(() => onShortcut('/', openSearch), [])
  if (!wanted) return null
  return (
    <>
      {open && isEarly && <EarlyField />}
      <Suspense fallback={null}>
        <SearchDialog open={open} onClose={closeSearch} />
      </Suspense>
    </>
  )
}
