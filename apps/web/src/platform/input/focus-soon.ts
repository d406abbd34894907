import { onNextFrame } from '../loading/timing.ts'
import { focusFirst } from './focus.ts'

/** So long something may be on its way, in ms. */
const PATIENCE_MS = 3_000

/** Gives the focus to what the first selector finds, or the next, as soon as it is there; no more once the focus has gone elsewhere. */
export function focusSoon(...selectors: readonly string[]): void {
  const [began, held] = [performance.now(), document.activeElement]
  const look = () => {
    if (document.activeElement !== held || selectors.some(focusFirst)) return
    if (performance.now() - began < PATIENCE_MS) onNextFrame(look)
  }
  onNextFrame(look)
}
