import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import type { Selection } from '../use-editor.ts'

const BLOCK = '[data-block-id]'

const blocksOf = (page: Document | null | undefined) => [...(page?.querySelectorAll<HTMLElement>(BLOCK) ?? [])]

/** Which block an element draws; null for one of nothing that can be edited. */
function selectionOf(element: HTMLElement, page: string): Selection | null {
  const { blockId } = element.dataset
  if (blockId === undefined) return null
  const around = element.closest<HTMLElement>('[data-placement]')?.dataset.placement
  const placement = NAVIGATION_PLACEMENTS.find((name) => name === around)
  return { where: placement ? { page: null, placement } : { page, placement: 'content' }, id: blockId }
}

/** What a block covers, also where its own element has no box. */
function boxOf(element: HTMLElement): DOMRect {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** The block under a press: what cannot be pressed itself is found by where it is. */
export function blockAt(shown: Document, { clientX, clientY }: MouseEvent, page: string): Selection | null {
  const hit = blocksOf(shown).find((block) => {
    const { left, right, top, bottom } = boxOf(block)
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
  return hit ? selectionOf(hit, page) : null
}

/** Outlines the block that is chosen, and nothing else. */
export function mark(shown: Document | null | undefined, chosen: Selection | null): void {
  for (const block of blocksOf(shown)) {
    const own = selectionOf(block, chosen?.where.page ?? '')
    const isChosen = chosen !== null && own?.id === chosen.id && own.where.placement === chosen.where.placement
    const drawn = block.getClientRects().length > 0 ? block : (block.firstElementChild as HTMLElement | null)
    if (!drawn) continue
    drawn.style.outline = isChosen ? '2px solid var(--color-focus)' : ''
    drawn.style.outlineOffset = isChosen ? '2px' : ''
  }
}
