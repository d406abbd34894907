/** An element is pressed as meant once it has been seen for so long, in ms. */
const STEADY_MS = 400
/** The shortest time between two looks that browsers allow, in ms. */
const LOOK_MS = 100
/** So much of an element is in sight at the least. */
const LEAST_IN_SIGHT = 0.9

/** Longer than a busy browser takes to look, in ms. */
const GIVE_UP_MS = 3_000

interface Sight {
  /** Null where it cannot be seen now; undefined until the browser has looked. */
  seenSince?: number | null
}

/** As browsers have it that tell what covers an element, in this page and in those around it. */
interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/**
 * Refuses presses on elements that cannot be seen: the page around a frame may make it transparent, lay something over it or cut it, so
 * that people press what they do not see. A press on one that has just come into sight waits until it has been seen for a while.
 */
export function refuseUnseenPresses(selector: string, onRefused: () => void): void {
  const sights = new Map<Element, Sight>()
  const options: IntersectionObserverInit & { readonly trackVisibility: boolean; readonly delay: number } = {
    threshold: [0, LEAST_IN_SIGHT],
    trackVisibility: true,
    delay: LOOK_MS,
  }
  const observer = new IntersectionObserver((entries: readonly VisibleEntry[]) => {
    for (const { target, isVisible = true, intersectionRatio } of entries) {
      const sight = sights.get(target)
      if (sight === undefined) continue
      const isSeen = isVisible && intersectionRatio >= LEAST_IN_SIGHT
      if (!isSeen) sight.seenSince = null
      else sight.seenSince ??= performance.now()
    }
  }, options)

  function find(): void {
    for (const element of sights.keys())
      if (!element.isConnected) {
        observer.unobserve(element)
        sights.delete(element)
      }
    for (const element of document.querySelectorAll(selector))
      if (!sights.has(element)) {
        sights.set(element, {})
        observer.observe(element)
      }
  }
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      find()
    })
  }).observe(document.body, { childList: true, subtree: true })
  find()

  const isSteady = ({ seenSince }: Sight) => typeof seenSince === 'number' && performance.now() - seenSince >= STEADY_MS

  function onClick(event: MouseEvent): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    // A press that scripts of this page make comes from one that was looked at.
    if (element === null || !event.isTrusted) return
    find()
    const sight = sights.get(element)
    if (sight === undefined || isSteady(sight)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const pressedAt = performance.now()
    const decide = (): void => {
      const waited = performance.now() - pressedAt
      if (isSteady(sight)) element.click()
      else if (waited > GIVE_UP_MS || (sight.seenSince === null && waited > STEADY_MS + 2 * LOOK_MS)) onRefused()
      else setTimeout(decide, LOOK_MS)
    }
    decide()
  }
  document.addEventListener('click', onClick, { capture: true })
}
