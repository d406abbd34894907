import { randomUUID } from 'node:crypto'
import type { Publisher, PublishOptions } from '../../../kernel/ports/publisher.ts'
import { createCommandQueue, type EngineOptions } from './command-queue.ts'

/** Channels of one player each. */
const PRIVATE = '$private:'

/**
 * Publishes to Centrifugo over its HTTP API. Messages to players have a queue of their own: prices that come faster
 * than the engine takes them displace one another, and must not displace news of a player's money.
 */
export function createCentrifugoPublisher(options: EngineOptions): Publisher {
  const [prices, players] = [createCommandQueue(options), createCommandQueue(options)]
  const queueOf = (channel = '') => (channel.startsWith(PRIVATE) ? players : prices)
  return {
    publish: (channel, data, extra) => queueOf(channel).enqueue(writeCommand('publish', { channel }, data, extra)),
    // All channels of a call are of players, or none is.
    broadcast: (channels, data, extra) =>
      queueOf(channels[0]).enqueue(writeCommand('broadcast', { channels }, data, extra)),
    async disconnect(users, why) {
      const results = users.map((user) => players.enqueue(JSON.stringify({ disconnect: { user, disconnect: why } })))
      return (await Promise.all(results)).find(({ ok }) => !ok) ?? { ok: true }
    },
    async drained() {
      await prices.drained()
      await players.drained()
    },
  }
}

function writeCommand(call: string, target: object, data: unknown, options: PublishOptions = {}): string | null {
  if (data === undefined) return null
  const { tags, idempotencyKey = randomUUID() } = options
  try {
    return JSON.stringify({ [call]: { ...target, data, idempotency_key: idempotencyKey, ...(tags ? { tags } : {}) } })
  } catch {
    return null
  }
}
