import { parseEvent, type RealtimeEvent } from '@touchline/contract'
import type { Publisher } from '../kernel/ports/publisher.ts'

export interface RecordingPublisher extends Publisher {
  /** Events published on a channel, oldest first. Throws on one that is not of the contract. */
  on(channel: string): readonly RealtimeEvent[]
  /** Users whose connections were closed, in order. */
  readonly disconnected: readonly string[]
  /** While set, publishing fails. */
  isDown: boolean
  /** Receives the same; null: nothing else does. */
  alsoTo: Publisher | null
}

/** Records publications as a client that knows every idempotency key receives them. */
export function createRecordingPublisher(): RecordingPublisher {
  const channels = new Map<string, unknown[]>()
  const seen = new Set<string>()
  const disconnected: string[] = []
  const publisher: RecordingPublisher = {
    isDown: false,
    alsoTo: null,
    disconnected,
    async publish(channel, data, options) {
      if (publisher.isDown) return { ok: false, reason: 'down' }
      const key = options?.idempotencyKey
      if (key !== undefined && seen.has(key)) return { ok: true }
      if (key !== undefined) seen.add(key)
      channels.set(channel, [...(channels.get(channel) ?? []), JSON.parse(JSON.stringify(data))])
      await publisher.alsoTo?.publish(channel, data, options)
      return { ok: true }
    },
    async broadcast(names, data, options) {
      const published = await Promise.all(names.map((name) => publisher.publish(name, data, options)))
      return published.find((result) => !result.ok) ?? { ok: true }
    },
    async disconnect(users) {
      if (publisher.isDown) return { ok: false, reason: 'down' }
      disconnected.push(...users)
      return { ok: true }
    },
    drained: async () => {},
    on: (channel) => (channels.get(channel) ?? []).map(validated),
  }
  return publisher
}

function validated(data: unknown): RealtimeEvent {
  const event = parseEvent(data)
  if (event === null) throw new Error(`Not an event of the contract: ${JSON.stringify(data)}`)
  return event
}
