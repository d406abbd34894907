import type { Published, Publisher } from '../../../kernel/ports/publisher.ts'
import type { Hub } from '../hub.ts'
import type { PublishOutcome } from '../operations/publish.ts'

/** Publishes to the hub in this process. */
export function createHubPublisher(hub: Hub): Publisher {
  const broadcast: Publisher['broadcast'] = async (channels, data, options) => {
    try {
      return resultOf(hub.broadcast(channels, data, options))
    } catch (error) {
      return { ok: false, reason: String(error) }
    }
  }
  return {
    publish: (channel, data, options) => broadcast([channel], data, options),
    broadcast,
    async disconnect(users, why) {
      for (const user of users) hub.disconnect(user, why)
      return { ok: true }
    },
    drained: async () => {},
  }
}

function resultOf(outcomes: readonly PublishOutcome[]): Published {
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused') return { ok: false, reason: outcome.error.message }
  }
  return { ok: true }
}
