/** Faster than this, in px a second, the user cannot read what passes. */
const HURRY = 2_500
/** Also fast: steps of this many px in quick succession. A slow device draws few steps, each of them long. */
const LONG_STEP = 80
const SOON_MS = 300
/** So many such steps in a row are fast scrolling; fewer are a jump to a place where the user reads. */
const STEPS = 3
/** A page that has not moved for so long, in ms, is being read. */
const STILL_MS = 150

type After = (ms: number, run: () => void) => () => void

/** How fast a page is scrolled. */
export interface Pace {
  /** The page was scrolled to here, in px. */
  moved(top: number): void
  /** Whether the page does not scroll fast now. */
  isSlow(): boolean
  /** Begins at once, or after fast scrolling. `begin` returns its end; @returns ends it or cancels */
  whenSlow(begin: () => () => void): () => void
}

export function createPace(now: () => number, after: After): Pace {
  const waiting = new Set<() => void>()
  let [at, from, steps] = [0, 0, 0]
  let stop = () => {}

  function slow(): void {
    steps = 0
    const due = [...waiting]
    waiting.clear()
    for (const run of due) run()
  }

  const isSlow = () => steps < STEPS
  return {
    isSlow,
    moved(top) {
      const time = now()
      const [distance, ms] = [Math.abs(top - from), Math.max(1, time - at)]
      const isFast = distance * 1_000 > HURRY * ms || (distance > LONG_STEP && ms < SOON_MS)
      ;[at, from] = [time, top]
      steps = isFast ? steps + 1 : 0
      stop()
      if (isFast) stop = after(STILL_MS, slow)
      else slow()
    },
    whenSlow(begin) {
      if (isSlow()) return begin()
      let end = () => {}
      const run = () => {
        end = begin()
      }
      waiting.add(run)
      return () => {
        waiting.delete(run)
        end()
      }
    },
  }
}
