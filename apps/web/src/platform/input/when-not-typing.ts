const FIELD = 'input, textarea, select, [contenteditable="true"]'

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELD)

/**
 * Runs something that takes the keyboard: at once, or when the player leaves the field they type in.
 * @returns cancels it
 */
export function whenNotTyping(act: () => void): () => void {
  if (!isField(document.activeElement)) {
    act()
    return () => {}
  }
  const forget = () => document.removeEventListener('focusout', left)
  function left({ relatedTarget }: FocusEvent) {
    if (isField(relatedTarget)) return
    forget()
    act()
  }
  document.addEventListener('focusout', left)
  return forget
}
