const FIELD = 'input, textarea, select, [contenteditable="true"]'

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELD)

/**
 * Does something that takes the keyboard: at once, or as soon as the player has left the field they are in, so that what they type goes
 * where they look.
 * @returns gives it up
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
