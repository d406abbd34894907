import { statsOf } from '../operations/stats.ts'
import type { Call } from './call.ts'

/** Distinguishes a hub of the book from Centrifugo. */
export const HUB_VERSION = 'touchline'

/** The hub as the one node it is. */
export const info: Call = (hub) => {
  const { num_clients, num_users, num_channels, num_subscriptions } = statsOf(hub)
  const uptime = Math.floor((hub.config.scheduler.now() - hub.startedAt) / 1000)
  const node = { uid: hub.node, name: 'touchline', version: HUB_VERSION, uptime }
  return { result: { nodes: [{ ...node, num_clients, num_users, num_channels, num_subs: num_subscriptions }] } }
}
