declare global {
  interface Window {
    /** Stops keeping presses and returns the buttons that were pressed before; made by `public/early-press.js`. */
    touchlinePresses?: () => readonly HTMLElement[]
  }
}

/** Presses the buttons again that were pressed before React handled presses, except those that are gone. */
export function repeatEarlyPresses(): void {
  for (const button of window.touchlinePresses?.() ?? []) if (button.isConnected) button.click()
}
