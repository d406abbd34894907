/** Remembers which link inside has the focus. @returns gives it to the one of that address where it was lost because all was made anew */
export function heldLink(box: HTMLElement): () => void {
  const to = box.querySelector('a:focus')?.getAttribute('href')
  return () => {
    if (to && document.activeElement === document.body)
      box.querySelector<HTMLElement>(`a[href="${CSS.escape(to)}"]`)?.focus({ preventScroll: true })
  }
}
