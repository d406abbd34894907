const KINDS = { success: 'success', error: 'danger', pending: 'warning' }

/**
 * Shows the page of a payment in an element, and says what became of it: `notify({ kind })`, with `success`, `danger` or `warning`.
 * Answers a function that takes it away again.
 */
export function mount(element, { url, title, notify }) {
  const frame = document.createElement('iframe')
  frame.src = url
  frame.title = title
  function hear({ origin, source, data }) {
    if (origin !== new URL(url).origin || source !== frame.contentWindow) return
    if (data?.type === 'touchline-payment' && Object.hasOwn(KINDS, data.result)) notify({ kind: KINDS[data.result] })
  }
  window.addEventListener('message', hear)
  element.append(frame)
  return () => {
    window.removeEventListener('message', hear)
    frame.remove()
  }
}
