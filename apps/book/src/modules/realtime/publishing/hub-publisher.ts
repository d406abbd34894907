import type { Hub } from '../hub.ts'
import type { PublishOutcome } from '../operations/publish.ts'
import type { Published, Publisher } from './publisher.ts'

/** Publishes to the hub in this process. */
export function createHubPublisher(hub: Hub): Publisher {
  return {
    publish: async (channel, data, options) => resultOf([hub.publish(channel, data, options)]),
    broadcast: async (channels, data, options) => resultOf(hub.broadcast(channels, data, options)),
    drained: async () => {},
  }
}

function resultOf(outcomes: readonly PublishOutcome[]): Published {
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused') return { ok: false, reason: outcome.error.message }
  }
  return { ok: true }
}
