import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import type { Where } from '../../document/site-doc.ts'

/** The places of the page that is edited: its own content, and what stands around every page. */
export function placesOf(page: string): readonly Where[] {
  return [{ page, placement: 'content' }, ...NAVIGATION_PLACEMENTS.map((placement) => ({ page: null, placement }))]
}
