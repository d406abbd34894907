/** Gives the focus to the first element found, where it was lost because its element went away. */
export function focusWhenLost(selector: string): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }
}
