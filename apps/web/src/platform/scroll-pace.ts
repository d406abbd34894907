import { createPace, type Pace } from './pace.ts'
import { after } from './timing.ts'

let pace: Pace | undefined

function paceOfPage(): Pace {
  if (pace) return pace
  const made = createPace(() => performance.now(), after)
  addEventListener('scroll', () => made.moved(scrollY), { passive: true })
  pace = made
  return made
}

/** Begins at once, or while somebody hurries past as soon as they slow down. What begins returns the way to end it, and so does this. */
export function whenSlow(begin: () => () => void): () => void {
  return paceOfPage().whenSlow(begin)
}

/** Whether nobody hurries past right now. */
export function isSlow(): boolean {
  return paceOfPage().isSlow()
}
