const WRITING = 'input, textarea, select, [contenteditable]'

/** Calls the listener for a single key, unless the user types or a dialog is open. */
export function onShortcut(key: string, listener: () => void): () => void {
  function onKey(event: KeyboardEvent) {
    const isPlain = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    const { target } = event
    if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return
    if (target.closest(WRITING) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    listener()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** Scrolls the element that a selector finds into view inside its scroll container. */
export function showInList(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
}
