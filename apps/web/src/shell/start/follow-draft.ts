import type { QueryClient } from '@tanstack/react-query'
import { DRAFT_CHANGED, onMessage } from '../../platform/page/messages.ts'
import { isOfSite } from '../previewing.ts'

/** In the editor's canvas: follows changes of the draft, also those made before the page listened. */
export function followDraft(queries: QueryClient): void {
  const refetch = () => void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfSite(name) })
  onMessage(DRAFT_CHANGED, refetch)
  refetch()
}
