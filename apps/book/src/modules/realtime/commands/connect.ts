import { disconnect } from '../connection/disconnect.ts'
import { startHeartbeat } from '../connection/heartbeat.ts'
import type { HubContext } from '../hub-context.ts'
import type { Connection } from '../model.ts'
import { CLIENT_ERRORS, DISCONNECTS } from '../protocol/codes.ts'
import { PING } from '../protocol/encode.ts'
import type { ConnectRequest } from '../protocol/requests.ts'
import { verifyConnectionToken } from '../tokens/connection-token.ts'
import { messageOf } from '../wire/message.ts'
import { drop, expiryFields, type Outcome, refuse, reply } from './outcome.ts'
import { scheduleConnectionExpiry } from './schedule-expiry.ts'

const PING_MESSAGE = messageOf(PING)

/** The first command of a connection: who is it, and may it stay? */
export function connect(hub: HubContext, connection: Connection, request: ConnectRequest): Outcome {
  const { config } = hub
  if (request.token === '') {
    if (!config.anonymous) return drop(DISCONNECTS.badRequest)
    return welcome(hub, connection, { user: '', info: undefined, expiresAt: null })
  }
  const now = config.scheduler.wallClock()
  const token = verifyConnectionToken(request.token, config.connectionSecret, now)
  switch (token.kind) {
    case 'invalid':
      return drop(DISCONNECTS.invalidToken)
    case 'expired':
      return refuse(CLIENT_ERRORS.tokenExpired)
    case 'valid':
      if (token.expiresAt !== null && token.expiresAt * 1000 <= now) return refuse(CLIENT_ERRORS.expired)
      // After this error a client fetches a new token, and comes back as the user who is signed in now.
      if (hub.ended.has(token.user, config.scheduler.now())) return refuse(CLIENT_ERRORS.tokenExpired)
      return welcome(hub, connection, token)
  }
}

function welcome(
  hub: HubContext,
  connection: Connection,
  identity: { user: string; info: unknown; expiresAt: number | null },
): Outcome {
  const { config, connections, wheel } = hub
  const { user, info, expiresAt } = identity
  const limit = config.userConnectionLimit
  if (limit > 0 && user !== '' && connections.countOfOwner(user) >= limit) return drop(DISCONNECTS.connectionLimit)
  const heartbeat = startHeartbeat({
    wheel,
    pingMs: config.pingSeconds * 1000,
    pongTimeoutMs: config.pongTimeoutMs,
    random: config.random,
    ping: () => hub.flusher.send(connection, PING_MESSAGE),
    lost: () => disconnect(hub, connection, DISCONNECTS.noPong),
  })
  connection.session = { phase: 'connected', user, info, heartbeat }
  connections.identify(connection, user)
  scheduleConnectionExpiry(hub, connection, expiresAt)
  return reply({
    client: connection.id,
    version: 'touchline',
    ...expiryFields(expiresAt, config.scheduler.wallClock()),
    ping: config.pingSeconds,
    pong: true,
    ...(connection.emulationSession === null ? {} : { session: connection.emulationSession, node: hub.node }),
  })
}
