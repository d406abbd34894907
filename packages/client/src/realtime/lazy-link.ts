import type { Clock } from './clock.ts'
import { RESTART_MS } from './constants.ts'
import type { Link, OpenLink } from './link.ts'

/** A link whose code loads with its first connection, so that a page is usable before; calls made before are queued. */
export function lazyLink(load: () => Promise<OpenLink>, clock: Clock): OpenLink {
  return (tokens, events) => {
    const channels = new Set<string>()
    let wanted = false
    let loading = false
    let link: Link | null = null

    async function fetchLink(): Promise<void> {
      loading = true
      try {
        link = (await load())(tokens, events)
      } catch (error) {
        events.trouble(`loading failed: ${error instanceof Error ? error.message : String(error)}`)
        clock.after(RESTART_MS, fetchLink)
        return
      }
      for (const channel of channels) link.add(channel)
      if (wanted) link.connect()
    }

    return {
      connect() {
        wanted = true
        if (link) return link.connect()
        events.state({ state: 'connecting', code: 0, reason: 'loading' })
        if (!loading) void fetchLink()
      },
      disconnect() {
        wanted = false
        if (link) return link.disconnect()
        events.state({ state: 'disconnected', code: 0, reason: 'disconnect called' })
      },
      forgetToken: () => link?.forgetToken(),
      add(channel) {
        channels.add(channel)
        link?.add(channel)
      },
      remove(channel) {
        channels.delete(channel)
        link?.remove(channel)
      },
    }
  }
}
