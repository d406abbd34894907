type Listener = (visible: boolean) => void

const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/** Tells when an element comes near the window or leaves it. One observer serves all. Returns the way to stop. */
export function observeVisibility(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: '100px 0px' },
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether any element that a selector finds is in the window right now. */
export function isOnScreen(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })
}

/** Whether the pointer or the focus is in an element that a selector finds. */
export function isInHand(selector: string): boolean {
  return document.querySelector(selector)?.matches(':hover, :focus-within') === true
}
