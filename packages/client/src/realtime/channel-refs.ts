import type { Clock } from './clock.ts'

/** Counts who wants which channel, so that a channel is subscribed once however many parts of a page show it. */
export interface ChannelRefs {
  /** Wants a channel until the returned function is called; calling it again does nothing. */
  hold(channel: string): () => void
  /** Channels that are open now, wanted or about to be closed. */
  open(): string[]
  /** Closes unused channels at once, among those that match. */
  releaseNow(matches: (channel: string) => boolean): void
}

export interface ChannelRefsOptions {
  readonly clock: Clock
  /** How long a channel stays open after its last user: rows that scroll out often scroll back in. */
  readonly lingerMs: number
  readonly opened: (channel: string) => void
  readonly closed: (channel: string) => void
}

interface Held {
  count: number
  cancelClose: (() => void) | null
}

export function createChannelRefs({ clock, lingerMs, opened, closed }: ChannelRefsOptions): ChannelRefs {
  const channels = new Map<string, Held>()

  function close(channel: string): void {
    channels.get(channel)?.cancelClose?.()
    channels.delete(channel)
    closed(channel)
  }

  function acquire(channel: string): Held {
    const known = channels.get(channel)
    if (known) {
      known.cancelClose?.()
      known.cancelClose = null
      known.count++
      return known
    }
    const held: Held = { count: 1, cancelClose: null }
    channels.set(channel, held)
    opened(channel)
    return held
  }

  return {
    hold(channel) {
      const held = acquire(channel)
      let released = false
      return () => {
        if (released) return
        released = true
        held.count--
        if (held.count === 0) held.cancelClose = clock.after(lingerMs, () => close(channel))
      }
    },
    open: () => [...channels.keys()],
    releaseNow(matches) {
      for (const [channel, { count }] of channels) if (count === 0 && matches(channel)) close(channel)
    },
  }
}
