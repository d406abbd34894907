/** An error response to a command; the connection stays open. */
export interface ClientError {
  readonly code: number
  readonly message: string
  /** The client may retry on its own. */
  readonly temporary?: true
}

/** Error codes of the Centrifuge protocol in responses to commands. */
export const CLIENT_ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ClientError>

/**
 * Why a connection is closed. Clients come back after 3000-3499 and 4000-4499, and stay off after 3500-3999 and
 * 4500-4999.
 */
export interface Disconnect {
  readonly code: number
  /** Plain text under 124 bytes. It must never look like JSON: clients would take advice from it. */
  readonly reason: string
}

/** Disconnect codes of the Centrifuge protocol. */
export const DISCONNECTS = {
  connectionClosed: { code: 3000, reason: 'connection closed' },
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  /** Clients drop tokens and positions and come back as the user who is signed in then. */
  sessionEnded: { code: 3014, reason: 'session ended' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forceNoReconnect: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  inappropriateProtocol: { code: 3506, reason: 'inappropriate protocol' },
  notAvailable: { code: 3508, reason: 'not available' },
  addressLimit: { code: 4503, reason: 'too many connections from this address' },
} as const satisfies Record<string, Disconnect>

/** Why the connections of a session are closed when it ends. */
export const SESSION_ENDED: Disconnect = DISCONNECTS.sessionEnded

/** Why a subscription ends. A client subscribes again after 2500 and above, never below. */
export interface Unsubscribe {
  readonly code: number
  readonly reason: string
}

/** Unsubscribe codes of the Centrifuge protocol. */
export const UNSUBSCRIBES = {
  server: { code: 2000, reason: 'server unsubscribe' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const satisfies Record<string, Unsubscribe>
