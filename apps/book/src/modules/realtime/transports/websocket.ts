import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { chainFrame } from '../wire/frame-chain.ts'
import type { Transport } from './transport.ts'

/**
 * A client on a WebSocket. Frames are made once for all receivers and written past the library, straight to the
 * socket; that is sound since nothing is compressed and every write is a whole frame. Closing is left to the library.
 */
export function websocketTransport(websocket: WebSocket, socket: Duplex): Transport {
  return {
    pushesDisconnect: false,
    write(frames) {
      if (websocket.readyState !== websocket.OPEN || !socket.writable) return
      if (frames.length > 1) socket.cork()
      for (const frame of frames) socket.write(chainFrame(frame))
      if (frames.length > 1) socket.uncork()
    },
    pendingBytes: () => socket.writableLength,
    close: (code, reason) => websocket.close(code, reason),
  }
}
