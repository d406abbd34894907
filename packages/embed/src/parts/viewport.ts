import { EMBED_LIMITS } from '@touchline/contract/embed'
import type { HostMessageInputs } from '@touchline/contract/embed-messages'

type Viewport = HostMessageInputs['viewport']

/**
 * Reports which part of the frame can be seen: at once, then at most every 100 ms while something scrolls or changes
 * its size. An IntersectionObserver measures, since it knows what clips the frame: scrolling parents as well as the
 * window.
 * @returns reports again when called with nothing changed, for a frame that was reloaded
 */
export function watchViewport(
  frame: HTMLElement,
  offsets: { readonly top: number; readonly bottom: number },
  signal: AbortSignal,
  report: (viewport: Viewport) => void,
): () => void {
  let timer = 0
  let isLayout = false
  let last = ''

  function measure(): void {
    timer = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        if (entry === undefined || signal.aborted) return
        const { boundingClientRect: whole, intersectionRect: seen } = entry
        const viewportTop = Math.max(0, Math.round(seen.top - whole.top))
        const viewportBottom = Math.max(0, Math.round(seen.bottom - whole.top))
        const key = `${viewportTop} ${viewportBottom}`
        if (key === last) return
        last = key
        const isIframeLayoutUpdate = isLayout
        isLayout = false
        report({ viewportTop, viewportBottom, isIframeLayoutUpdate })
      },
      // What the host keeps at the edges of the screen covers the frame where it reaches that far, and nowhere else.
      { rootMargin: `${-offsets.top}px 0px ${-offsets.bottom}px` },
    )
    observer.observe(frame)
  }

  function soon(): void {
    if (timer === 0) timer = window.setTimeout(measure, EMBED_LIMITS.layoutEveryMs)
  }
  function again(): void {
    isLayout = true
    last = ''
    soon()
  }

  const sizes = new ResizeObserver(again)
  sizes.observe(frame)
  // Scrolling of any ancestor: scroll events do not bubble, and are seen on their way down.
  addEventListener('scroll', soon, { capture: true, passive: true, signal })
  addEventListener('resize', again, { signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(timer)
  })
  return again
}
