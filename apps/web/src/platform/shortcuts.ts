const WRITING = 'input, textarea, select, [contenteditable]'

/** Hears of a key pressed by itself, where nothing is being written and nothing lies over the page. */
export function onShortcut(key: string, listener: () => void): () => void {
  function hear(event: KeyboardEvent) {
    const isPlain = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    const { target } = event
    if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return
    if (target.closest(WRITING) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    listener()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

/** Brings the element that a selector finds into sight inside what scrolls. */
export function showInList(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
}
