import { type ClientInfo, clientInfo } from '../connection/client-info.ts'
import type { HubContext } from '../hub-context.ts'

/** The clients in a channel by client id. */
export function presenceIn(hub: HubContext, channel: string): Record<string, ClientInfo> {
  const clients: Record<string, ClientInfo> = {}
  for (const [connection, subscription] of hub.channels.find(channel)?.subscribers ?? []) {
    const { session } = connection
    if (session.phase === 'connected') clients[connection.id] = clientInfo(connection, session, subscription)
  }
  return clients
}

/** How many clients, and how many users, are in a channel. */
export function presenceStatsIn(hub: HubContext, channel: string): { num_clients: number; num_users: number } {
  const clients = Object.values(presenceIn(hub, channel))
  return { num_clients: clients.length, num_users: new Set(clients.map(({ user }) => user)).size }
}
