import { parseEvent, type RealtimeEvent } from '@touchline/contract'
import type { Published, Publisher } from '../../../kernel/ports/publisher.ts'

/** The realtime engine: it outlives the book's processes, and may be down or lose its responses. */
export interface Engine extends Publisher {
  /** While set, nothing gets through. */
  isDown: boolean
  /** How many of the next publications arrive although the book gets an error for them. */
  answersToLose: number
}

/** @param deliver what clients get; a repetition under a known key is not delivered again, as engines do it */
export function createEngine(deliver: (channel: string, event: RealtimeEvent) => void): Engine {
  const known = new Set<string>()

  async function publish(channel: string, data: unknown, key: string | undefined): Promise<Published> {
    if (engine.isDown) return { ok: false, reason: 'down' }
    if (key === undefined || !known.has(`${channel} ${key}`)) {
      if (key !== undefined) known.add(`${channel} ${key}`)
      const event = parseEvent(JSON.parse(JSON.stringify(data)))
      if (event === null) throw new Error(`Published on ${channel}, not an event of the contract`)
      deliver(channel, event)
    }
    if (engine.answersToLose === 0) return { ok: true }
    engine.answersToLose--
    return { ok: false, reason: 'answer lost' }
  }

  const engine: Engine = {
    isDown: false,
    answersToLose: 0,
    publish: (channel, data, options) => publish(channel, data, options?.idempotencyKey),
    async broadcast(channels, data, options) {
      const results: Published[] = []
      for (const channel of channels) results.push(await publish(channel, data, options?.idempotencyKey))
      return results.find((result) => !result.ok) ?? { ok: true }
    },
    disconnect: async () => ({ ok: true }),
    drained: async () => {},
  }
  return engine
}
