declare global {
  interface Window {
    /** Stops keeping presses and answers the buttons that were pressed before; made by `public/early-press.js`. */
    touchlinePresses?: () => readonly HTMLElement[]
  }
}

/**
 * Ends what `public/early-press.js` keeps: from now on React handles presses.
 * @returns presses the buttons again that were pressed before, except those that are gone
 */
export function takeEarlyPresses(): () => void {
  const pressed = window.touchlinePresses?.() ?? []
  return () => {
    for (const button of pressed) if (button.isConnected) button.click()
  }
}
