import type { ConnectedSession, Connection, Subscription } from '../model.ts'

/** Who a client is, as others see it. */
export interface ClientInfo {
  readonly user: string
  readonly client: string
  readonly conn_info?: unknown
  readonly chan_info?: unknown
}

export function clientInfo(connection: Connection, session: ConnectedSession, subscription: Subscription): ClientInfo {
  return {
    user: session.user,
    client: connection.id,
    ...(session.info === undefined ? {} : { conn_info: session.info }),
    ...(subscription.info === undefined ? {} : { chan_info: subscription.info }),
  }
}
