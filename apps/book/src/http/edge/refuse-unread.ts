import type { Socket } from 'node:net'
import { endWithError } from '../../kernel/bare-answer.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Why a request could not be read, from Node's parser. */
interface ParseError {
  readonly code?: string
  /** The bytes that had come when it gave up. */
  readonly rawPacket?: unknown
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/**
 * Responds to a request that is no HTTP, too slow or has too long headers, and closes the connection; a HEAD gets no
 * body, as ever.
 */
export function refuseUnread(
  isHttps: boolean,
  isBusy: (socket: Socket) => boolean,
): (error: ParseError, socket: Socket) => void {
  return ({ code, rawPacket }, socket) => {
    // Behind a response that is under way nothing can be sent but the end.
    if (code === 'ECONNRESET' || !socket.writable || isBusy(socket)) {
      socket.destroy()
      return
    }
    const status = statusOf(code)
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD '
    endWithError(socket, refuse(status === 431 ? 'payload_too_large' : 'validation'), { status, isHead, isHttps })
  }
}
