import { WebSocket } from 'ws'
import type { OfferOwner } from '../owner-address.ts'
import type { Answer, Question } from '../questions.ts'
import { ANSWER_WITHIN_MS } from '../rhythm.ts'
import type { ConnectionListener, OfferConnection } from '../transport.ts'
import type { Frame } from '../wire.ts'
import type { DirectOptions } from './options.ts'

const HANDSHAKE_MS = 2_000

/** Connects a follower to the WebSocket of the owner. */
export function connectDirectly(
  { clock, secret }: Pick<DirectOptions, 'clock' | 'secret'>,
  { address }: OfferOwner,
  listener: ConnectionListener,
): OfferConnection {
  const waiting = new Map<number, (values: Answer['values'] | null) => void>()
  const socket = new WebSocket(address, {
    headers: { authorization: `Bearer ${secret}` },
    handshakeTimeout: HANDSHAKE_MS,
  })
  let isOpen = true
  let asked = 0

  function close(): void {
    isOpen = false
    socket.terminate()
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  function end(): void {
    if (!isOpen) return
    close()
    listener.ended()
  }

  socket.on('message', (data) => {
    if (!isOpen) return
    const message = readMessage(String(data))
    if (message === null) return end()
    if (message.kind !== 'answer') {
      void listener.frame(message)
      return
    }
    waiting.get(message.ask)?.(message.values)
    waiting.delete(message.ask)
  })
  socket.on('error', end)
  socket.on('close', end)

  return {
    ask(wanted: Question['wanted']) {
      if (socket.readyState !== socket.OPEN) return Promise.resolve(null)
      const ask = ++asked
      return new Promise((answer) => {
        const giveUp = clock.after(ANSWER_WITHIN_MS, () => {
          waiting.delete(ask)
          answer(null)
        })
        waiting.set(ask, (values) => {
          giveUp()
          answer(values)
        })
        socket.send(JSON.stringify({ ask, wanted } satisfies Question))
      })
    },
    close,
  }
}

function readMessage(text: string): Frame | Answer | null {
  try {
    return JSON.parse(text) as Frame | Answer
  } catch {
    return null
  }
}
