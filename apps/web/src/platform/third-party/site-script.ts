/** The global that a provider's script defines. */
type Called = (...words: unknown[]) => unknown

declare global {
  interface Window {
    /** LiveChat reads its settings here, and queues calls. */
    __lc?: object
    LiveChatWidget?: { call: Called }
    zE?: Called
    intercomSettings?: object
    Intercom?: Called
    OneSignalDeferred?: ((sdk: never) => unknown)[]
  }
}

const loaded = new Map<string, Promise<void>>()

/**
 * Loads a script of a provider, once for the document; a failed one may be tried again. The page's policy decides which
 * may load.
 */
export function loadSiteScript(address: string): Promise<void> {
  const known = loaded.get(address)
  if (known !== undefined) return known
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.id = address.includes('zdassets') ? 'ze-snippet' : ''
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(address)
      script.remove()
      reject(new Error(`The script of ${new URL(address).host} did not come.`))
    }
    document.head.append(script)
  })
  loaded.set(address, coming)
  return coming
}

/** Whether a script of a provider is in this document. */
export function hasSiteScripts(): boolean {
  return loaded.size > 0
}
