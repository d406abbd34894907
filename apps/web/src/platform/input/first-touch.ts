const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Runs once, when the user first moves, touches or types: the next event may be a press. @returns cancels */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true)
  }
  function onSign() {
    stop()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  return stop
}
