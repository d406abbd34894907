import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import { freeIdAmong, idsOn } from './edits.ts'
import { pageOf, setOfPage } from './pages.ts'
import { blocksIn, type DocBlock, type SiteDoc, type Where, withBlocks } from './site-doc.ts'

type Around = (typeof NAVIGATION_PLACEMENTS)[number]

/** Whether a page has blocks of its own in a placement, in place of those around every page. */
export function hasOwn(doc: SiteDoc, page: string, placement: Around): boolean {
  return pageOf(doc, page).placements?.[placement] !== undefined
}

/** The places of the page that is edited: its own content, and what is around it: of its own, or as on every page. */
export function placesOf(doc: SiteDoc, page: string): readonly Where[] {
  const around = NAVIGATION_PLACEMENTS.map((placement) => ({
    page: hasOwn(doc, page, placement) ? page : null,
    placement,
  }))
  return [{ page, placement: 'content' }, ...around]
}

/** Gives a page a placement of its own, which begins as the one around every page. */
export function withOwn(doc: SiteDoc, page: string, placement: Around): SiteDoc {
  if (hasOwn(doc, page, placement)) return doc
  const taken = new Set(idsOn(doc, page))
  const blocks = blocksIn(doc, { page: null, placement }).map((block): DocBlock => {
    const id = freeIdAmong(taken, block.id)
    taken.add(id)
    return { ...block, id }
  })
  return withBlocks(doc, { page, placement }, blocks)
}

/** Takes the placement of its own from a page: what is around every page is there again. */
export function withoutOwn(doc: SiteDoc, page: string, placement: Around): SiteDoc {
  return setOfPage(doc, page, ['placements', placement], undefined)
}
