import { onNextFrame } from './timing.ts'

const waiting = new Map<Element, () => void>()
let isDue = false

/** How far from the middle of the window, in px. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = innerHeight / 2
  return Math.max(0, top - middle, middle - bottom)
}

function takeTurn(): void {
  isDue = false
  const [next] = waiting.size > 1 ? [...waiting.keys()].sort((a, b) => distance(a) - distance(b)) : waiting.keys()
  if (!next) return
  const run = waiting.get(next)
  waiting.delete(next)
  run?.()
  askForTurn()
}

function askForTurn(): void {
  if (isDue || waiting.size === 0) return
  isDue = true
  onNextFrame(takeTurn)
}

/** Work on elements, one in each frame, what is looked at first. Returns the way to call it off. */
export function inTurns(element: Element, run: () => void): () => void {
  waiting.set(element, run)
  askForTurn()
  return () => void waiting.delete(element)
}
