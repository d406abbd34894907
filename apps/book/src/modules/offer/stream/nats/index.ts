import type { OfferTransport } from '../transport.ts'
import { connectByNats } from './connection.ts'
import { openNatsLine } from './line.ts'
import { offerNames } from './names.ts'
import type { NatsOptions } from './options.ts'
import { createNatsSender } from './sender.ts'

const NODES_WITHIN_MS = 2_000

/** The owner publishes to a NATS server with JetStream once, however many follow. */
export function createNatsTransport(options: NatsOptions): OfferTransport {
  const names = offerNames(options.secret)
  const line = openNatsLine(options)
  return {
    createSender: (parts) => createNatsSender(options, line, names, parts),
    connect: ({ epoch }, listener) => connectByNats(line, names, epoch, listener),
    async nodes() {
      const to = await line.ready(NODES_WITHIN_MS)
      // Servers of one cluster reach each other.
      const name = to?.info?.cluster ?? to?.info?.server_name
      return name === undefined ? [] : [name]
    },
    close: line.close,
  }
}
