/** Hears of the keys that take something back and bring it back again, wherever the focus is. @returns stops hearing */
export function onUndoKeys({ undo, redo }: { readonly undo: () => void; readonly redo: () => void }): () => void {
  function hear(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}
