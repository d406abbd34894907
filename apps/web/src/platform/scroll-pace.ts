import { createPace, type Pace } from './pace.ts'
import { after } from './timing.ts'

let pace: Pace | undefined

/** Begins at once, or while somebody hurries past as soon as they slow down. What begins returns the way to end it, and so does this. */
export function whenSlow(begin: () => () => void): () => void {
  if (!pace) {
    const { moved, whenSlow } = createPace(() => performance.now(), after)
    addEventListener('scroll', () => moved(scrollY), { passive: true })
    pace = { moved, whenSlow }
  }
  return pace.whenSlow(begin)
}
