import { mayStandIn } from '../../document/edits.ts'
import { blocksIn, type DocBlock, type SiteDoc, type Where } from '../../document/site-doc.ts'

/**
 * Where a step up or down moves a block: within its placement, and beyond its ends into the next one that may hold it.
 * Null where there is none.
 * @param places in the order in which they are shown
 */
export function nextPlace(
  doc: SiteDoc,
  places: readonly Where[],
  from: Where,
  block: DocBlock,
  step: -1 | 1,
): { readonly to: Where; readonly at: number } | null {
  const blocks = blocksIn(doc, from)
  const index = blocks.findIndex(({ id }) => id === block.id)
  if (step === -1 && index > 0) return { to: from, at: index - 1 }
  // Before the block after the next.
  if (step === 1 && index < blocks.length - 1) return { to: from, at: index + 2 }
  const here = places.findIndex(({ page, placement }) => page === from.page && placement === from.placement)
  const others = step === 1 ? places.slice(here + 1) : places.slice(0, here).reverse()
  const to = others.find((where) => mayStandIn(block, where))
  return to === undefined ? null : { to, at: step === 1 ? 0 : blocksIn(doc, to).length }
}
