import type { LineHandlers } from './channels.ts'

/** The same handlers; messages that arrive before `ready` are handled after it, in their order. */
export function afterwards(handlers: LineHandlers, ready: Promise<void>): Omit<LineHandlers, 'report'> {
  let isReady = false
  void ready.then(() => {
    isReady = true
  })
  const inOrder =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isReady) handle(...args)
      else void ready.then(() => handle(...args))
    }
  return {
    onEvent: inOrder(handlers.onEvent),
    onStale: inOrder(handlers.onStale),
    onStatus: inOrder(handlers.onStatus),
  }
}
