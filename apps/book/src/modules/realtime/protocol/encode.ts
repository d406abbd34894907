import type { ClientError, Unsubscribe } from './codes.ts'

/**
 * One line of a server frame. The text never contains a newline: payloads are serialised again before they come here.
 */
export type Line = string

/** The ping of the server; the client responds with the same two characters. */
export const PING: Line = '{}'

/**
 * Responds to a command. `result` is JSON text, and must be present even when empty: clients stop for good without it.
 */
export function encodeReply(id: number, name: string, result: string): Line {
  return `{"id":${id},"${name}":${result}}`
}

/** Responds to a command with an error. */
export function encodeError(id: number, error: ClientError): Line {
  return `{"id":${id},"error":${JSON.stringify(error)}}`
}

/** Wraps a publication's JSON text as a push of its channel. */
export function encodePublicationPush(channel: string, publication: string): Line {
  return `{"push":{"channel":${JSON.stringify(channel)},"pub":${publication}}}`
}

/** The push that reports that the server ended a subscription. */
export function encodeUnsubscribePush(channel: string, why: Unsubscribe): Line {
  return JSON.stringify({ push: { channel, unsubscribe: { code: why.code, reason: why.reason } } })
}

/** The push with the reason for the end of the connection, for transports without close codes. */
export function encodeDisconnectPush(code: number, reason: string): Line {
  return JSON.stringify({ push: { disconnect: { code, reason } } })
}
