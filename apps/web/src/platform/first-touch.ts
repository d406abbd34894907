const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Runs once, when somebody first moves, touches or types: from then on anything may be pressed. @returns calls it off */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, heard, true)
  }
  function heard() {
    stop()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, heard, { capture: true, passive: true })
  return stop
}
