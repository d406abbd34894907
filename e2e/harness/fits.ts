import type { Page } from 'playwright-core'
import { clippedTexts } from './clipped.ts'

/** Of a pixel's part, what a browser rounds. */
const ROUNDING = 1
/** Placeholders of content that is loading. */
const ON_THE_WAY = 'main span[aria-hidden="true"][style*="block-size"]'

/** Waits until everything of the page has come. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((selector) => document.querySelector(selector) === null, ON_THE_WAY)
}

/** Reports a page that is wider than the window and scrolls horizontally. */
export async function sideways(page: Page): Promise<string[]> {
  const [width, held] = await page.evaluate(() => {
    // Sections far below have no placeholders before they are near the window.
    const near = new CSSStyleSheet()
    near.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [near]
    return [document.documentElement.scrollWidth, innerWidth]
  })
  return width > held + ROUNDING ? [`the page is ${width} px wide, the window ${held}`] : []
}

/** Narrower windows are phones. */
const PHONES_BELOW = 780
/** iOS zooms into a field with smaller letters when it gets the focus. */
const FIELD_PX = 16

/** Fields whose letters are too small for a phone; none in a wider window. */
async function smallFields(page: Page): Promise<string[]> {
  if ((page.viewportSize()?.width ?? PHONES_BELOW) >= PHONES_BELOW) return []
  const fields = page.locator(
    "input:not([type='checkbox'], [type='radio'], [type='range'], [type='hidden']), textarea, select",
  )
  return fields.evaluateAll(
    (all, least) =>
      all.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize)
        return size < least
          ? [`the field ${field.getAttribute('name') ?? field.className} has letters of ${size} px`]
          : []
      }),
    FIELD_PX,
  )
}

/**
 * What does not fit into the page at the present width: cut texts, horizontal scrolling, fields that a phone zooms
 * into.
 */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await sideways(page)), ...(await clippedTexts(page, 'body')), ...(await smallFields(page))]
}
