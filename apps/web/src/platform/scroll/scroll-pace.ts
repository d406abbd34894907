import { after } from '../loading/timing.ts'
import { createPace, type Pace } from './pace.ts'

let pace: Pace | undefined

function paceOfPage(): Pace {
  if (pace) return pace
  const made = createPace(() => performance.now(), after)
  addEventListener('scroll', () => made.moved(scrollY), { passive: true })
  pace = made
  return made
}

/** Begins at once, or after fast scrolling. `begin` returns its end; @returns ends it or cancels */
export function whenSlow(begin: () => () => void): () => void {
  return paceOfPage().whenSlow(begin)
}

/** Whether the page does not scroll fast now. */
export function isSlow(): boolean {
  return paceOfPage().isSlow()
}
