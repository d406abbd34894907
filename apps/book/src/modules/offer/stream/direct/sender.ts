import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { endWithError } from '../../../../kernel/bare-answer.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { upgradesOf } from '../../../../kernel/upgrades.ts'
import { answerQuestion } from '../answer-question.ts'
import { BEAT_MS, EVERY_MS, PER_PART } from '../rhythm.ts'
import type { OfferSender, SenderParts } from '../transport.ts'
import type { Frame } from '../wire.ts'
import type { DirectOptions } from './options.ts'

/** A follower so far behind starts over. */
const MOST_WAITING_BYTES = 32 * 1024 * 1024

/** Serves the offer over a WebSocket to each follower. */
export function createDirectSender(options: DirectOptions, { changes, customPricer }: SenderParts): OfferSender {
  const { clock, log, host, port } = options
  const http = createServer((_, response) => response.writeHead(426).end())
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 65_536 })
  let epoch: number | null = null
  let seq = 0
  let sentAt = 0
  let cancel = () => {}

  acceptFollowers(http, sockets, options.secret, () => epoch !== null, welcome)

  function send(follower: WebSocket, frame: string): void {
    if (follower.readyState !== follower.OPEN) return
    if (follower.bufferedAmount <= MOST_WAITING_BYTES) {
      follower.send(frame)
    } else {
      log.warn('A follower of the offer is too slow: it has to start over.')
      follower.terminate()
    }
  }

  function write(frame: Omit<Frame, 'epoch' | 'seq'>): string {
    return JSON.stringify({ epoch: epoch ?? 0, seq, ...frame } satisfies Frame)
  }

  async function welcome(follower: WebSocket): Promise<void> {
    follower.on('error', () => follower.terminate())
    follower.on('message', (data) => void answer(follower, String(data)))
    let first = true
    for (const part of changes.snapshot(PER_PART)) {
      send(follower, write({ kind: 'snapshot', first, ...part }))
      first = false
      await new Promise((next) => setImmediate(next))
    }
    send(follower, write({ kind: 'snapshot', done: true }))
  }

  async function answer(follower: WebSocket, text: string): Promise<void> {
    const answered = await answerQuestion(customPricer, text)
    if (answered === null) follower.terminate()
    else send(follower, JSON.stringify(answered))
  }

  function tick(): void {
    cancel = clock.after(EVERY_MS, tick)
    const body = changes.take()
    if (body !== null) {
      seq++
      sendAll(write({ kind: 'changes', ...body }))
    } else if (clock.now() - sentAt >= BEAT_MS) {
      sendAll(write({ kind: 'beat' }))
    }
  }

  function sendAll(frame: string): void {
    sentAt = clock.now()
    for (const follower of sockets.clients) send(follower, frame)
  }

  return {
    async open() {
      await new Promise<void>((listening, failed) => {
        http.once('error', failed)
        http.listen(port, host, () => listening())
      })
      const { port: taken } = http.address() as AddressInfo
      return `ws://${host.includes(':') ? `[${host}]` : host}:${taken}`
    },
    begin(own) {
      epoch = own
      changes.restart()
      tick()
    },
    async close() {
      epoch = null
      cancel()
      for (const follower of sockets.clients) follower.terminate()
      await new Promise<void>((closed) => http.close(() => closed()))
    },
  }
}

/** Lets in who shows the secret as a bearer token, while this process owns the offer. */
function acceptFollowers(
  http: Server,
  sockets: WebSocketServer,
  secret: string,
  isOwner: () => boolean,
  welcome: (follower: WebSocket) => Promise<void>,
): void {
  const expected = digest(`Bearer ${secret}`)
  const isTrusted = ({ headers }: IncomingMessage) => timingSafeEqual(digest(headers.authorization ?? ''), expected)
  const anyPath = () => true
  upgradesOf(http).take(anyPath, (request, socket, head) => {
    if (!isOwner() || !isTrusted(request)) {
      endWithError(socket, refuse('unauthorized'))
      return
    }
    sockets.handleUpgrade(request, socket, head, (follower) => void welcome(follower).catch(() => follower.terminate()))
  })
}

/** Of one length, as a comparison in constant time needs it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
