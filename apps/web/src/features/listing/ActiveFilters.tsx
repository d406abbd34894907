import { Suspense } from 'react'
import { broughtPart } from '../../ui/index.ts'
import { isNarrowing } from './is-narrowing.ts'
import type { ShownFiltersProps } from './lazy/ShownFilters.tsx'

const AREA = 'finding'
const SHOWN = broughtPart(async () => (await import('./lazy/ShownFilters.tsx')).ShownFilters, [AREA])

/** The chunk of what is active, for addresses that narrow something. */
export function filterParts(search: URLSearchParams) {
  if (!isNarrowing(search)) return []
  return [{ module: 'src/features/listing/lazy/ShownFilters.tsx', bring: SHOWN.bring, messages: [AREA] as const }]
}

/** What the address narrows and orders a listing by, each with a way to take it off; nothing where it says nothing. */
export function ActiveFilters(props: ShownFiltersProps) {
  if (!isNarrowing(props.search)) return null
  return (
    <Suspense>
      <SHOWN.Part {...props} />
    </Suspense>
  )
}
