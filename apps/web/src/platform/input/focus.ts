/** Gives the focus to the first element found, where it was lost because its element went away. */
export function focusWhenLost(selector: string): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }
}

/** Gives the focus to the first element found that can be seen. @returns whether there was one */
export function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
  found?.focus()
  return found !== undefined
}

/** Remembers the focused element. @returns focuses it again */
export function heldFocus(): () => void {
  const held = document.activeElement
  return () => {
    if (held instanceof HTMLElement) held.focus({ preventScroll: true })
  }
}

/** Gives the focus to the first thing inside that can be pressed or filled in, where it can be seen. */
export function focusWithin(element: HTMLElement | null): void {
  const first = element?.querySelector<HTMLElement>('button, a, input')
  if (first?.checkVisibility({ visibilityProperty: true })) first.focus()
}
