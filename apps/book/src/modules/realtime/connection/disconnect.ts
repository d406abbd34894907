import type { HubContext } from '../hub-context.ts'
import { countCode } from '../metrics.ts'
import type { Connection } from '../model.ts'
import type { Disconnect } from '../protocol/codes.ts'
import { encodeDisconnectPush } from '../protocol/encode.ts'
import { messageOf } from '../wire/message.ts'
import { leaveChannel } from './leave-channel.ts'

/** Ends a connection from our side; what it was sent before still goes out first. */
export function disconnect(hub: HubContext, connection: Connection, why: Disconnect): void {
  if (connection.session.phase === 'closed') return
  countCode(hub.metrics.disconnects, why.code)
  const { transport } = connection
  if (transport.pushesDisconnect) hub.flusher.send(connection, messageOf(encodeDisconnectPush(why.code, why.reason)))
  hub.flusher.flush(connection)
  forget(hub, connection)
  transport.close(why.code, why.reason)
}

/** Cleans up after a connection that is gone, whichever side closed it. */
export function forget(hub: HubContext, connection: Connection): void {
  const { session } = connection
  if (session.phase === 'closed') return
  for (const subscription of connection.subscriptions.values()) leaveChannel(hub, connection, subscription)
  hub.wheel.cancel(connection.deadline)
  hub.connections.remove(connection)
  connection.session = { phase: 'closed' }
  if (session.phase === 'connected') session.heartbeat.stop()
}
