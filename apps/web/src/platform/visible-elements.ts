type Listener = (visible: boolean) => void

const listeners = new WeakMap<Element, Listener>()
const observers = new Map<string, IntersectionObserver>()

function observerOf(margin: string): IntersectionObserver {
  const known = observers.get(margin)
  if (known) return known
  const made = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: `${margin} 0px` },
  )
  observers.set(margin, made)
  return made
}

/**
 * Tells when an element comes near the window or leaves it. One observer serves all of a distance. Returns the way to stop.
 * @param margin how near above and below, in CSS px
 */
export function observeVisibility(element: Element, listener: Listener, margin = 100): () => void {
  const observer = observerOf(`${margin}px`)
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
  }
}

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/**
 * Values of an attribute on all elements that are in the window right now, looked up in one go: of long lists each look for one
 * element goes through thousands.
 * @param over what counts as an element's own: it is in the window when that is
 */
export function valuesOnScreen(
  attribute: string,
  over?: (element: Element) => Element | null | undefined,
): ReadonlySet<string> {
  const values = new Set<string>()
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    if ([element, over?.(element)].some((box) => box && isInWindow(box)))
      values.add(element.getAttribute(attribute) ?? '')
  }
  return values
}

/** Whether the pointer or the focus is in an element that a selector finds. */
export function isInHand(selector: string): boolean {
  return document.querySelector(`${selector}:is(:hover,:focus-within)`) !== null
}
