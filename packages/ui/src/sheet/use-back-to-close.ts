import { useEffect, useEffectEvent } from 'react'

const MARK = 'touchlineSheet'

function marked(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/** Of a page in a frame whose host keeps the history: Back is the host's, and leads through pages alone. */
const isHistoryOfHost = (): boolean => document.documentElement.dataset.history === 'host'

/**
 * While `open`, the browser's Back closes instead of leaving the page: one history entry is added for the time, and
 * taken back when something else closes.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || isHistoryOfHost()) return
    if (!marked()) window.history.pushState({ ...window.history.state, [MARK]: true }, '')
    let left = false
    function onPopState() {
      left = true
      close()
    }
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      if (!left && marked()) window.history.back()
    }
  }, [open])
}
