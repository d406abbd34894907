declare global {
  interface Window {
    __touchline?: { readonly release: string; readonly connected: boolean }
  }
}

/** What tests of others may read: the release, and whether realtime is connected. Nothing else. */
export function exposeTestHook(release: string, isConnected: () => boolean): void {
  window.__touchline = Object.freeze({
    release,
    get connected() {
      return isConnected()
    },
  })
}
