import type { Page } from 'playwright-core'
import { cut, type Picture, readPicture } from './picture.ts'

interface Box {
  readonly title: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Of one shot of the page, in pixels: higher ones are put together from parts that the browser may draw apart. */
const SHOT_HEIGHT = 15_000

/**
 * Moves every demo to a whole pixel and returns their places. Half a pixel of height in one would otherwise move the
 * letters of all demos below it.
 */
export function placeOnPixels(page: Page): Promise<Box[]> {
  return page.locator('[data-demos]').evaluateAll((all) =>
    (all as HTMLElement[]).map((demo) => {
      // Where motion is reduced every change is a very short one, which the next frame would show.
      demo.style.transition = 'none'
      demo.style.marginBlockStart = ''
      const over = (demo.getBoundingClientRect().top + scrollY) % 1
      if (over > 0) demo.style.marginBlockStart = `${1 - over}px`
      const { left, top, width, height } = demo.getBoundingClientRect()
      const [x, y] = [Math.floor(left + scrollX), Math.round(top + scrollY)]
      return {
        title: demo.dataset.demos ?? '',
        x,
        y,
        width: Math.ceil(left + scrollX + width - 1e-3) - x,
        height: Math.ceil(height - 1e-3),
      }
    }),
  )
}

/** Neighbours that one shot holds. */
function* shots(all: readonly Box[]): Generator<readonly Box[]> {
  let together: Box[] = []
  for (const box of all) {
    const [first] = together
    if (first !== undefined && box.y + box.height - first.y > SHOT_HEIGHT) {
      yield together
      together = []
    }
    together.push(box)
  }
  if (together.length > 0) yield together
}

/**
 * The picture of every demo of the page, by title. A few shots are cut into them: a shot costs the browser a frame of
 * the whole page, whatever its size. They are taken without making the window as high as the page, which would make
 * what follows the window's height higher, and move all below it.
 */
export async function picturesOf(page: Page): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>()
  const browser = await page.context().newCDPSession(page)
  for (const together of shots(await placeOnPixels(page))) {
    const left = Math.min(...together.map(({ x }) => x))
    const top = Math.min(...together.map(({ y }) => y))
    const clip = {
      x: left,
      y: top,
      width: Math.max(...together.map(({ x, width }) => x + width)) - left,
      height: Math.max(...together.map(({ y, height }) => y + height)) - top,
      scale: 1,
    }
    const { data } = await browser.send('Page.captureScreenshot', {
      clip,
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    })
    const shot = await readPicture(Buffer.from(data, 'base64'))
    for (const { title, x, y, width, height } of together)
      pictures.set(title, cut(shot, { x: x - left, y: y - top, width, height }))
  }
  await browser.detach()
  return pictures
}
