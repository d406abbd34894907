/** Follows how wide an element is, in px; returns the way to stop. */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => entry && listener(entry.contentRect.width))
  observer.observe(element)
  return () => observer.disconnect()
}
