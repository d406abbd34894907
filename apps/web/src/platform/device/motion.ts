/** Whether the viewer's device requests as little motion as possible. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
