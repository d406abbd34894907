import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorReplyText } from '../../kernel/error-body.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Why nothing of a request could be read, as Node's parser says it. */
interface ParseError {
  readonly code?: string
  /** The bytes that had come when it gave up. */
  readonly rawPacket?: unknown
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** Answers a request that is no HTTP, too slow or has too long headers, and closes; a HEAD gets no body, as ever. */
export function refuseUnread({ code, rawPacket }: ParseError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf(code)
  const body = errorReplyText(refuse(status === 431 ? 'payload_too_large' : 'validation'), 'en')
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD '
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy())
}
