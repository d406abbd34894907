import type { Page } from 'playwright-core'

/** Of a pixel's part, what a browser rounds. */
const ROUNDING = 1.5

/**
 * Texts of the page that are cut off without a sign of it, and elements wider than the page. An ellipsis and a clamp to
 * two lines are intended; scrollable text is not cut off, and parts that a row has no room for are left out whole.
 */
export function clippedTexts(page: Page, root: string): Promise<string[]> {
  return page.evaluate(
    ([selector = '', rounding = 0]) => {
      const isMeant = (style: CSSStyleDeclaration) =>
        style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none'
      function cuts(element: Element, box: DOMRect): boolean | 'meant' {
        const style = getComputedStyle(element)
        const frame = element.getBoundingClientRect()
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isOver =
          (isHidden(style.overflowX) && (box.left < frame.left - rounding || box.right > frame.right + rounding)) ||
          (isHidden(style.overflowY) && (box.top < frame.top - rounding || box.bottom > frame.bottom + rounding))
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        const isLeftOut = style.flexWrap === 'wrap' && isHidden(style.overflowY) && box.top >= frame.bottom - rounding
        return isMeant(style) || scrolls || isLeftOut || frame.width < 2 ? 'meant' : isOver
      }
      const found: string[] = []
      for (const demo of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(demo, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent?.trim() ?? ''
          const parent = node.parentElement
          if (text === '' || parent === null || parent.closest('svg, style') || !parent.checkVisibility()) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          const box = range.getBoundingClientRect()
          let cut: boolean | 'meant' = false
          for (let up: Element | null = parent; up !== null && up !== demo && cut === false; up = up.parentElement)
            cut = cuts(up, box)
          const isOutside = cut === false && (box.right > innerWidth + rounding || box.left < -rounding)
          if (cut === true || isOutside)
            found.push(`${demo.getAttribute('data-demo') ?? selector}: ${text.slice(0, 60)}`)
        }
      }
      return [...new Set(found)]
    },
    [root, ROUNDING] as const,
  )
}
