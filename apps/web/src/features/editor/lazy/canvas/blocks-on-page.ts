import { isSamePlace, type Where } from '../../document/site-doc.ts'
import type { Selection } from '../use-editor.ts'

const BLOCK = '[data-block-id]'

const blocksOf = (page: Document | null | undefined) => [...(page?.querySelectorAll<HTMLElement>(BLOCK) ?? [])]

/** Which block an element draws; null for one of nothing that can be edited. */
function selectionOf(element: HTMLElement, places: readonly Where[]): Selection | null {
  const { blockId } = element.dataset
  if (blockId === undefined) return null
  const around = element.closest<HTMLElement>('[data-placement]')?.dataset.placement
  const where = places.find(({ placement }) => placement === (around ?? 'content'))
  return where === undefined ? null : { where, id: blockId }
}

/** What a block covers, also where its own element has no box. */
function boxOf(element: HTMLElement): DOMRect {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/**
 * The block under a press: what cannot be pressed itself is found by where it is.
 * @param places of the page that is shown
 */
export function blockAt(shown: Document, { clientX, clientY }: MouseEvent, places: readonly Where[]): Selection | null {
  const hit = blocksOf(shown).find((block) => {
    const { left, right, top, bottom } = boxOf(block)
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  return hit ? selectionOf(hit, places) : null
}

/** Outlines the block that is chosen, and nothing else. */
export function mark(shown: Document | null | undefined, chosen: Selection | null, places: readonly Where[]): void {
  for (const block of blocksOf(shown)) {
    const own = selectionOf(block, places)
    const isChosen = chosen !== null && own?.id === chosen.id && isSamePlace(own.where, chosen.where)
    const drawn = block.getClientRects().length > 0 ? block : (block.firstElementChild as HTMLElement | null)
    if (!drawn) continue
    drawn.style.outline = isChosen ? '2px solid var(--color-focus)' : ''
    drawn.style.outlineOffset = isChosen ? '2px' : ''
  }
}
