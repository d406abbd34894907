/** Follows how wide and high an element is, in px; returns the way to stop. */
export function watchSize(element: Element, listener: (width: number, height: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => entry && listener(entry.contentRect.width, entry.contentRect.height))
  observer.observe(element)
  return () => observer.disconnect()
}
