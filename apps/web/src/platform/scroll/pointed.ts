import { after } from '../loading/timing.ts'

/** A page that has not moved for so long, in ms, is no longer scrolled. */
const STILL_MS = 120
/** On the link or button that is pointed at. */
const POINTED = 'data-pointed'

/**
 * Marks the link or button under the pointer with `data-pointed`, in place of `:hover`, and none during scrolling:
 * painting rows that pass under the pointer took half of each frame. `data-points` on the root means that marks are
 * set; until then styles use `:hover`. Returns how to stop.
 */
export function markPointed(): () => void {
  const root = document.documentElement
  let pointed: Element | null = null
  let callOff: (() => void) | null = null
  const point = (next: Element | null) => {
    if (next === pointed) return
    pointed?.removeAttribute(POINTED)
    next?.setAttribute(POINTED, '')
    pointed = next
  }
  const under = (target: EventTarget | null) => {
    if (!callOff) point(target instanceof Element ? target.closest('a, button') : null)
  }
  const over = ({ target }: Event) => under(target)
  // A disabled button may send no event when the pointer enters it; the element before it sends one.
  const out = ({ relatedTarget }: MouseEvent) => under(relatedTarget)
  const rest = () => {
    callOff = null
    point([...document.querySelectorAll(':is(a, button):hover')].at(-1) ?? null)
  }
  const leave = () => point(null)
  const move = () => {
    callOff?.()
    callOff = after(STILL_MS, rest)
    leave()
  }
  root.dataset.points = ''
  addEventListener('mouseover', over)
  addEventListener('mouseout', out)
  addEventListener('scroll', move, { passive: true })
  rest()
  return () => {
    callOff?.()
    leave()
    delete root.dataset.points
    removeEventListener('mouseover', over)
    removeEventListener('mouseout', out)
    removeEventListener('scroll', move)
  }
}
