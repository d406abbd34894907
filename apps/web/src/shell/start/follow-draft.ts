import type { QueryClient } from '@tanstack/react-query'
import { DRAFT_CHANGED, onMessage } from '../../platform/page/messages.ts'
import { isOfSite } from '../previewing.ts'

/** A page that shows the draft inside the editor follows what is done to it, also to what was done before it could hear. */
export function followDraft(queries: QueryClient): void {
  const refetch = () => void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfSite(name) })
  onMessage(DRAFT_CHANGED, refetch)
  refetch()
}
