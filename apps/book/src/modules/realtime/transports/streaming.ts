import type { ServerResponse } from 'node:http'
import { chainText, type FrameChain } from '../wire/frame-chain.ts'
import type { Transport } from './transport.ts'

/** How long a client has to read what was written before the end. */
const CLOSE_TIMEOUT_MS = 5_000

/** How lines are written into an endless HTTP response. */
export const STREAM_FORMATS = {
  /** One line after the other. */
  http_stream: { contentType: 'application/json; charset=utf-8', write: (text: string) => `${text}\n` },
  /** Server-sent events, one per line. */
  sse: {
    contentType: 'text/event-stream; charset=utf-8',
    write: (text: string) =>
      text
        .split('\n')
        .map((line) => `data: ${line}\n\n`)
        .join(''),
  },
} as const

export type StreamFormat = keyof typeof STREAM_FORMATS

/** A client on an endless HTTP response; its commands come in requests of their own. Starts the response. */
export function streamTransport(response: ServerResponse, format: StreamFormat): Transport {
  const { contentType, write } = STREAM_FORMATS[format]
  response.writeHead(200, {
    'Content-Type': contentType,
    'Cache-Control': 'no-store, no-transform',
    // Proxies must pass every line on at once.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  return {
    pushesDisconnect: true,
    write(frames: readonly FrameChain[]) {
      for (const frame of frames) response.write(write(chainText(frame).toString()))
    },
    pendingBytes: () => response.writableLength,
    close() {
      response.end()
      // Who reads nothing would otherwise keep its megabyte for ever.
      setTimeout(() => response.destroy(), CLOSE_TIMEOUT_MS).unref()
    },
  }
}
