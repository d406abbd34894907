import { type CoreOptions, createCore } from './core.ts'
import type { LinkEvents, LinkTokens } from './link.ts'
import type { Realtime } from './realtime.ts'

/** The server's side of a memory connection, in a test's hands. Everything happens at once, without timers. */
export interface MemoryServer {
  /** Publishes to a channel; pages without a connection receive it after they reconnect. */
  publish(channel: string, data: unknown): void
  /** Channels subscribed now. */
  channels(): string[]
  /** Breaks the line, as a tunnel does. */
  cut(): void
  /** Restores the connection. Missed messages are replayed, or lost when `recovered` is false. */
  restore(options?: { recovered?: boolean }): void
  /** A sign of life without content. */
  ping(): void
}

/** A realtime connection without sockets, and the server it is connected to. */
export function createMemoryRealtime<Event>(options: CoreOptions<Event>): { realtime: Realtime; server: MemoryServer } {
  const offsets = new Map<string, number>()
  const streams = new Map<string, { data: unknown; offset: number }[]>()
  let peer: { tokens: LinkTokens; events: LinkEvents } | null = null
  let wanted = false
  let cut = false

  const isUp = () => wanted && !cut
  const topOf = (channel: string) => streams.get(channel)?.length ?? 0

  function begin(channel: string, recovered: boolean): void {
    const seen = offsets.get(channel)
    const from = recovered && seen !== undefined ? seen : topOf(channel)
    const start = seen === undefined ? 'fresh' : recovered ? 'continued' : 'lost'
    offsets.set(channel, from)
    peer?.events.subscribed(channel, { offset: from, start })
    for (const { data, offset } of streams.get(channel)?.slice(from) ?? []) deliver(channel, data, offset)
  }

  function deliver(channel: string, data: unknown, offset: number): void {
    offsets.set(channel, offset)
    peer?.events.traffic()
    peer?.events.publication(channel, structuredClone(data), offset)
  }

  const subscribed = new Set<string>()
  function up(recovered: boolean): void {
    peer?.events.state({ state: 'connected' })
    peer?.events.traffic()
    for (const channel of subscribed) begin(channel, recovered)
  }

  const realtime = createCore(options, (tokens, events) => {
    peer = { tokens, events }
    return {
      connect() {
        if (wanted) return
        wanted = true
        events.state({ state: 'connecting', code: 0, reason: 'connect called' })
        if (isUp()) up(true)
      },
      disconnect() {
        if (!wanted) return
        wanted = false
        events.state({ state: 'disconnected', code: 0, reason: 'disconnect called' })
      },
      forgetToken: () => {},
      add(channel) {
        subscribed.add(channel)
        if (isUp()) begin(channel, true)
      },
      remove(channel) {
        subscribed.delete(channel)
        offsets.delete(channel)
      },
    }
  })

  return {
    realtime,
    server: {
      publish(channel, data) {
        const stream = streams.get(channel) ?? []
        stream.push({ data, offset: stream.length + 1 })
        streams.set(channel, stream)
        if (isUp() && subscribed.has(channel)) deliver(channel, data, stream.length)
      },
      channels: () => (isUp() ? [...subscribed] : []),
      cut() {
        if (cut) return
        cut = true
        if (wanted) peer?.events.state({ state: 'connecting', code: 1, reason: 'transport closed' })
      },
      restore({ recovered = true } = {}) {
        if (!cut) return
        cut = false
        if (isUp()) up(recovered)
      },
      ping: () => peer?.events.traffic(),
    },
  }
}
