import type { OfferTransport } from '../transport.ts'
import { connectDirectly } from './connection.ts'
import type { DirectOptions } from './options.ts'
import { createDirectSender } from './sender.ts'

/** Each follower has a WebSocket to the owner, which sends every frame once per follower. */
export function createDirectTransport(options: DirectOptions): OfferTransport {
  return {
    createSender: (parts) => createDirectSender(options, parts),
    connect: (owner, listener) => connectDirectly(options, owner, listener),
    nodes: async () => [],
    async close() {},
  }
}
