import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null
let beats = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    beats += 1
    for (const each of listeners) each()
  }, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && timer !== null) {
      clearInterval(timer)
      timer = null
    }
  }
}

/** Renders once a second while `running`; one timer serves all. */
export function useSeconds(running: boolean): void {
  useSyncExternalStore(
    running ? subscribe : () => () => {},
    () => (running ? beats : 0),
    () => 0,
  )
}
