import type { HubContext } from '../hub-context.ts'

/** A hub in numbers, named as the production engine's metrics are. */
export interface HubStats {
  readonly num_clients: number
  readonly num_users: number
  readonly num_channels: number
  readonly num_subscriptions: number
  readonly messages_sent: number
  readonly frames_sent: number
  readonly publications: number
  readonly recovered: number
  readonly unrecovered: number
  readonly server_disconnects: Readonly<Record<string, number>>
  readonly server_unsubscribes: Readonly<Record<string, number>>
  readonly reply_errors: Readonly<Record<string, number>>
}

export function statsOf(hub: HubContext): HubStats {
  const { connections, channels, metrics } = hub
  return {
    num_clients: connections.count(),
    num_users: connections.userCount(),
    num_channels: channels.count(),
    num_subscriptions: connections.all().reduce((sum, { subscriptions }) => sum + subscriptions.size, 0),
    messages_sent: metrics.messagesSent,
    frames_sent: metrics.framesSent,
    publications: metrics.publications,
    recovered: metrics.recovered,
    unrecovered: metrics.unrecovered,
    server_disconnects: Object.fromEntries(metrics.disconnects),
    server_unsubscribes: Object.fromEntries(metrics.unsubscribes),
    reply_errors: Object.fromEntries(metrics.errors),
  }
}
