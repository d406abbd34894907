/** Scrolls the page just far enough that the first element found by `target` is not under the one found by `cover`. */
export function keepInSight(target: string, cover: string): void {
  const below = document.querySelector(cover)?.getBoundingClientRect()
  const seen = document.querySelector(target)?.getBoundingClientRect()
  if (below === undefined || seen === undefined) return
  const hidden = seen.bottom - below.top
  if (hidden > 0 && seen.top < window.innerHeight) window.scrollBy({ top: hidden + 8, behavior: 'instant' })
}

/**
 * Marks the root of the page: the controls are at its foot. Returns how to undo that. A style with `:root:has()` would
 * search the whole page with every element that comes or goes, as the arrows beside prices do.
 */
export function markFoot(): () => void {
  const root = document.documentElement
  root.dataset.hasFoot = ''
  return () => {
    delete root.dataset.hasFoot
  }
}
