/** What pages that are measured have in their window. */
export interface Paints {
  /** Waits until everything that the page has received so far is painted. */
  painted(): Promise<void>
}

/** Runs in the page: a message gets its reply after the frame in which it was sent was painted. */
export function bringPaints(): void {
  const paints: Paints = {
    painted: () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
      ),
  }
  Object.assign(window, paints)
}
