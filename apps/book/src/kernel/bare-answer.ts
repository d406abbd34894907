import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ERRORS } from '@touchline/contract'
import { errorBody } from './error-body.ts'
import type { Refusal } from './refusal.ts'

/** Headers of every response, pages too. */
export const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // No foreign page reads responses as images or scripts.
  'cross-origin-resource-policy': 'same-origin',
}

/** What is no page may do nothing, wherever it is opened. */
export const NO_PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'

const YEAR_SECONDS = 31_536_000
export const HTTPS_ONLY = `max-age=${YEAR_SECONDS}`

/** How long a peer has to take a response after which its connection closes. In ms. */
const PATIENCE_MS = 5_000

export interface BareOptions {
  /** A HEAD gets the headers alone. @default false */
  readonly isHead?: boolean
  /** Whether the site's own address is https. @default false */
  readonly isHttps?: boolean
  /** The status where it is not the error's own. */
  readonly status?: number
}

/**
 * Status, headers and body of an error that is sent before a request has come to the framework; the connection closes
 * after it.
 */
export function bareError(refusal: Refusal, { isHttps = false, status = ERRORS[refusal.error].status }: BareOptions) {
  const requestId = randomUUID()
  const body = JSON.stringify(errorBody(refusal, 'en', requestId))
  const headers: Record<string, string> = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...SAME_FOR_ALL,
    'referrer-policy': REFERRER_POLICY,
    'content-security-policy': NO_PAGE_POLICY,
    ...(isHttps && { 'strict-transport-security': HTTPS_ONLY }),
  }
  return { status, headers, body }
}

/** Sends an error on a connection that has left the HTTP parser, and closes it, whether or not its peer reads. */
export function endWithError(socket: Duplex, refusal: Refusal, options: BareOptions = {}): void {
  const { status, headers, body } = bareError(refusal, options)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines]
  socket.on('error', () => {})
  // Nothing reads what the peer still sends, its end included: only destroying frees the descriptor.
  const cut = setTimeout(() => socket.destroy(), PATIENCE_MS).unref()
  socket.once('close', () => clearTimeout(cut))
  socket.end(`${head.join('\r\n')}\r\n\r\n${options.isHead ? '' : body}`, () => socket.destroy())
}
