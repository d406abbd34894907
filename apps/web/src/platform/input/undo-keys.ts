/** Calls the listener for the keys of undo and redo, in any focus. @returns unsubscribes */
export function onUndoKeys({ undo, redo }: { readonly undo: () => void; readonly redo: () => void }): () => void {
  function onKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
