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
 * Calls the listener when an element comes near the window or leaves it. One observer serves all elements of one
 * distance. Returns its end.
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
