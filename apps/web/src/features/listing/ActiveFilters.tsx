import { Suspense } from 'react'
import { lazyComponent } from '../../ui/index.ts'
import { isNarrowing } from './is-narrowing.ts'
import type { ShownFiltersProps } from './lazy/ShownFilters.tsx'

const ShownFilters = lazyComponent(() => import('./lazy/ShownFilters.tsx'), 'ShownFilters', ['finding'])

/** The chunk of what is active, for addresses that narrow something. */
export function filterParts(search: URLSearchParams) {
  return isNarrowing(search) ? [ShownFilters] : []
}

/** The active filters of the address, each with a button to remove it; nothing without any. */
export function ActiveFilters(props: ShownFiltersProps) {
  if (!isNarrowing(props.search)) return null
  return (
    <Suspense>
      <ShownFilters {...props} />
    </Suspense>
  )
}
