/** A socket class that reports every frame before the protocol library reads it: pings make no event there. */
export function watchedWebSocket(base: typeof WebSocket, traffic: () => void): typeof WebSocket {
  return class WatchedWebSocket extends base {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', traffic)
    }
  }
}
