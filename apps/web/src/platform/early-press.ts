interface EarlyPress {
  /** Stops keeping presses: from now on React handles them. */
  readonly stop: () => void
  /** Presses the button that was kept, unless it is gone. */
  readonly repeat: () => void
}

/** Keeps the last button that is pressed while a page is drawn and its script still loads. Links and forms work without a script. */
export function keepEarlyPress(root: Element): EarlyPress {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]') ?? pressed
  }
  root.addEventListener('click', keep, true)
  return {
    stop: () => root.removeEventListener('click', keep, true),
    repeat: () => void (pressed?.isConnected && pressed.click()),
  }
}
