import type { Audience } from '../modules/bets/index.ts'
import type { Hub } from '../modules/realtime/index.ts'

const PRIVATE = /^\$private:[a-z]+(?:-[A-Z]+)?:(\d+)$/

/** Who listens to the hub of this process. */
export function hubAudience(hub: Hub): Audience {
  const { channels } = hub.context
  return {
    *players() {
      // What was published to a player leaves a channel behind, whether they were there or not.
      for (const { name, subscribers } of channels.all()) {
        if (subscribers.size === 0) continue
        const player = PRIVATE.exec(name)?.[1]
        if (player !== undefined) yield Number(player)
      }
    },
    hasSubscriber: (channel) => channels.find(channel) !== undefined,
  }
}

/**
 * For an external engine, which does not report its subscribers. On Centrifugo list channels count as empty: Redis
 * would keep the messages of every list in every language (decision 88).
 */
export const engineAudience = (hasLists: () => boolean): Audience => ({
  players: () => null,
  hasSubscriber: (channel) => !channel.startsWith('list:') || hasLists(),
})
