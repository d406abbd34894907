import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { endWithError } from '../../../kernel/bare-answer.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { upgradesOf } from '../../../kernel/upgrades.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import type { Changes } from './changes.ts'
import { type Answer, readQuestion } from './questions.ts'
import type { Frame } from './wire.ts'

/**
 * Differences go out this often: two of these are well within the 500 ms in which every process shows the same price.
 */
const EVERY_MS = 200
/** A follower without a message for two seconds looks for another owner. */
const BEAT_MS = 500
/** Events in one part of a snapshot: others get their turn in between. */
const PER_PART = 20
/** A follower so far behind starts over. */
const MOST_WAITING_BYTES = 32 * 1024 * 1024

export interface StreamOptions {
  readonly changes: Changes
  readonly clock: Clock
  readonly log: Log
  /** Followers show it as their bearer token. */
  readonly secret: string
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  readonly customPricer: CustomPricer
}

/** Serves the offer of the process that owns it to those that follow. */
export interface StreamServer {
  /** Listens; answers the address for followers. */
  open(): Promise<string>
  /** Begins to send, as the owner of this epoch. */
  begin(epoch: number): void
  close(): Promise<void>
}

export function createStreamServer(options: StreamOptions): StreamServer {
  const { changes, clock, log, host, port, customPricer } = options
  const http = createServer((_, response) => response.writeHead(426).end())
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 65_536 })
  const expected = digest(`Bearer ${options.secret}`)
  let epoch: number | null = null
  let seq = 0
  let saidAt = 0
  let cancel = () => {}

  const anyPath = () => true
  upgradesOf(http).take(anyPath, (request, socket, head) => {
    if (epoch === null || !isTrusted(request)) {
      endWithError(socket, refuse('unauthorized'))
      return
    }
    sockets.handleUpgrade(request, socket, head, (follower) => void welcome(follower).catch(() => follower.terminate()))
  })

  function isTrusted({ headers }: IncomingMessage): boolean {
    return timingSafeEqual(digest(headers.authorization ?? ''), expected)
  }

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
    const question = readQuestion(text)
    if (question === null) {
      follower.terminate()
      return
    }
    const tell = () => question.wanted.map(({ eventId, legs }) => customPricer.together(eventId, legs))
    let values = tell()
    // A source that asks a vendor has the answers after that.
    if ((await customPricer.fetch?.()) === true) values = tell()
    send(follower, JSON.stringify({ kind: 'answer', ask: question.ask, values } satisfies Answer))
  }

  function tick(): void {
    cancel = clock.after(EVERY_MS, tick)
    const body = changes.take()
    if (body !== null) {
      seq++
      tell(write({ kind: 'changes', ...body }))
    } else if (clock.now() - saidAt >= BEAT_MS) {
      tell(write({ kind: 'beat' }))
    }
  }

  function tell(frame: string): void {
    saidAt = clock.now()
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

/** Of one length, as a comparison in constant time needs it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
