import type { FastifyRequest } from 'fastify'
import { createWaitingLine, LineIsFull, type LineOptions } from '../waiting-line.ts'
import type { WebOptions } from '../web-options.ts'

/** Makes pictures for visitors: few at once, fairly among them, and only as many as each may have. */
export interface DrawingTurns {
  /** Rejects with `LineIsFull` where there is no room, or too much was made for the visitor. */
  draw<T>(request: FastifyRequest, make: () => Promise<T>): Promise<T>
}

export function createDrawingTurns(options: LineOptions, turns: WebOptions['turns']): DrawingTurns {
  const line = createWaitingLine(options)
  return {
    draw(request, make) {
      const visitor = turns?.visitorOf(request) ?? request.ip
      return line.run(visitor, async () => {
        // A client that has left, or is over its limit after waiting, gets nothing drawn.
        if (request.raw.socket.destroyed || turns?.mayDraw?.(visitor) === false) throw new LineIsFull()
        const began = performance.now()
        try {
          return await make()
        } finally {
          turns?.drew?.(visitor, performance.now() - began)
        }
      })
    },
  }
}
