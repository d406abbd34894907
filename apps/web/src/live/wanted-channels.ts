type Stop = () => void

/** Channels that a page wants: each is subscribed once, from when there is a connection until its last release. */
export interface WantedChannels {
  /** Wants a channel until the returned function is called. */
  want(channel: string): Stop
  has(channel: string): boolean
  names(): Iterable<string>
  /** Subscribes what is wanted now and from now on. */
  takeLine(subscribe: (channel: string) => Stop): void
}

export function createWantedChannels(): WantedChannels {
  const wanted = new Map<string, { count: number; stop: Stop | null }>()
  let subscribe: ((channel: string) => Stop) | null = null
  return {
    want(channel) {
      const held = wanted.get(channel) ?? { count: 0, stop: null }
      wanted.set(channel, held)
      held.count++
      held.stop ??= subscribe?.(channel) ?? null
      let done = false
      return () => {
        if (done) return
        done = true
        held.count--
        if (held.count > 0) return
        held.stop?.()
        wanted.delete(channel)
      }
    },
    has: (channel) => wanted.has(channel),
    names: () => wanted.keys(),
    takeLine(next) {
      subscribe = next
      for (const [channel, held] of wanted) held.stop ??= next(channel)
    },
  }
}
