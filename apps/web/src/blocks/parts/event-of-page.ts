import { useCall } from '../../data/index.ts'
import type { BlockPlace } from '../block.ts'

/** The event that the page is about; undefined on a page that is about none. */
export function useEventOfPage({ route }: BlockPlace) {
  const id = route.page === 'event' ? route.id : 0
  return useCall('getMatch', { params: { id } }, { enabled: id !== 0 }).data?.data
}
