import { after, onNextFrame } from './timing.ts'

/** A frame that has taken so long, in ms, has enough to do. */
const LONG_MS = 12
/** So many of them in a row are not waited for: on a slow device all are long. */
const PATIENCE = 2

const waiting = new Map<Element, () => void>()
let isDue = false
let waited = 0

/** How far from the middle of the window, in px. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = innerHeight / 2
  return Math.max(0, top - middle, middle - bottom)
}

/** The element that is looked at first. */
function nearest(): Element | undefined {
  let [found, least] = [undefined as Element | undefined, Number.POSITIVE_INFINITY]
  for (const element of waiting.keys()) {
    const far = distance(element)
    if (far < least) [found, least] = [element, far]
  }
  return found
}

function takeTurn(): void {
  const next = nearest()
  isDue = false
  if (!next) return
  const run = waiting.get(next)
  waiting.delete(next)
  run?.()
  askForTurn()
}

function askForTurn(): void {
  if (isDue || waiting.size === 0) return
  isDue = true
  onNextFrame(() => {
    const began = performance.now()
    // Once the frame is painted.
    after(0, () => {
      const isLong = performance.now() - began > LONG_MS && waited < PATIENCE
      waited = isLong ? waited + 1 : 0
      if (!isLong) return takeTurn()
      isDue = false
      askForTurn()
    })
  })
}

/** Runs work on elements, one in each frame that has time for it, visible ones first. Returns how to cancel it. */
export function inTurns(element: Element, run: () => void): () => void {
  waiting.set(element, run)
  askForTurn()
  return () => void waiting.delete(element)
}
