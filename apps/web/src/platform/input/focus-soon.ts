import { onNextFrame } from '../loading/timing.ts'
import { focusFirst } from './focus.ts'

/** How long to wait for an element, in ms. */
const PATIENCE_MS = 3_000

/**
 * Focuses the first element found by the selectors, as soon as there is one; gives up once the focus has moved
 * elsewhere.
 */
export function focusSoon(...selectors: readonly string[]): void {
  const [began, held] = [performance.now(), document.activeElement]
  const look = () => {
    if (document.activeElement !== held || selectors.some(focusFirst)) return
    if (performance.now() - began < PATIENCE_MS) onNextFrame(look)
  }
  onNextFrame(look)
}
