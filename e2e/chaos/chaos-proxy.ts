import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { sleep } from '../harness/wait.ts'
import { createFrameCutter } from './frames.ts'
import { pickOf } from './rng.ts'

/**
 * Faults of a call: it is cut before it arrives or before its response does; the response comes late, after the next
 * one, in drops or never; or the call is sent twice.
 */
const CALL_FAULTS = ['cut_before', 'cut_after', 'delay', 'reorder', 'drip', 'half_open', 'duplicate'] as const
/** What it does to a WebSocket: cuts it, delays it, drips, leaves it half open, or sends a message twice. */
const LINE_FAULTS = ['cut', 'delay', 'drip', 'half_open', 'duplicate'] as const

/** Share of the calls that something happens to. */
const CALL_SHARE = 0.35

export interface ChaosProxy {
  readonly origin: string
  /** From here on nothing happens any more; what hangs is ended. */
  calm(): void
  /** And from here on it does again. */
  rage(): void
  /** How often what happened. */
  readonly tally: ReadonlyMap<string, number>
  close(): Promise<void>
}

interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A line between pages and the server at `target` that does its worst, by the numbers it is given. */
export async function startChaosProxy(target: string, next: () => number): Promise<ChaosProxy> {
  const { port: targetPort } = new URL(target)
  const agent = new Agent({ keepAlive: true })
  const tally = new Map<string, number>()
  const hanging = new Set<Socket>()
  const tunnels = new Set<Socket>()
  let isCalm = true
  let passed = () => {}
  let nextAnswer = new Promise<void>((resolve) => (passed = resolve))

  function happens<Fault extends string>(faults: readonly Fault[], share: number, where: string): Fault | null {
    if (isCalm || next() >= share) return null
    const fault = pickOf(next, faults) ?? null
    if (fault !== null) tally.set(`${where} ${fault}`, (tally.get(`${where} ${fault}`) ?? 0) + 1)
    return fault
  }

  function forward(incoming: IncomingMessage, body: Buffer): Promise<WholeAnswer> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = incoming
      const call = request({ port: targetPort, host: 'localhost', method, path: url, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('error', () => undefined)
    outgoing.on('error', () => undefined)
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const fault = happens(CALL_FAULTS, CALL_SHARE, 'call')
    if (fault === 'cut_before') return incoming.socket.destroy()
    const answer = await forward(incoming, body).catch(() => null)
    if (answer === null) return incoming.socket.destroy()
    if (fault === 'duplicate') await forward(incoming, body).catch(() => null)
    if (fault === 'cut_after') return incoming.socket.destroy()
    if (fault === 'half_open' && !isCalm) return hanging.add(incoming.socket)
    if (fault === 'delay') await sleep(100 + next() * 2_000)
    if (fault === 'reorder') await Promise.race([nextAnswer, sleep(2_000)])
    if (outgoing.destroyed) return
    const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers
    outgoing.writeHead(answer.status, { ...headers, 'content-length': answer.body.length })
    if (fault === 'drip') {
      const piece = Math.ceil(answer.body.length / 6) || 1
      for (let at = 0; at < answer.body.length; at += piece) {
        outgoing.write(answer.body.subarray(at, at + piece))
        await sleep(80)
      }
      outgoing.end()
    } else outgoing.end(answer.body)
    passed()
    nextAnswer = new Promise((resolve) => (passed = resolve))
  })

  server.on('upgrade', (incoming: IncomingMessage, page: Socket) => {
    const upstream = connect(Number(targetPort), 'localhost')
    tunnels.add(page)
    const cut = createFrameCutter()
    /** Until when each direction waits, in Unix ms, and the state of its writes. */
    let stillUntil = 0
    let drips = false
    let twice = false
    let queue = Promise.resolve()
    const end = () => {
      tunnels.delete(page)
      page.destroy()
      upstream.destroy()
    }
    async function carry(piece: Buffer, to: Socket) {
      while (!isCalm && Date.now() < stillUntil) await sleep(50)
      if (to.destroyed) return
      if (!drips) to.write(piece)
      else
        for (let at = 0; at < piece.length; at += 64) {
          to.write(piece.subarray(at, at + 64))
          await sleep(5)
        }
    }
    upstream.on('connect', () => {
      // Without compression whole messages can be distinguished.
      const lines = Object.entries(incoming.headers).filter(([name]) => name !== 'sec-websocket-extensions')
      const head = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${head}\r\n`)
    })
    upstream.on('data', (chunk: Buffer) => {
      for (const piece of cut(chunk)) {
        const isNews = piece.includes('"push"')
        const copies = twice && isNews ? 2 : 1
        if (copies === 2) twice = false
        for (let copy = 0; copy < copies; copy++) queue = queue.then(() => carry(piece, page))
      }
    })
    page.on('data', (chunk: Buffer) => void carry(chunk, upstream))
    for (const side of [page, upstream]) {
      side.on('error', end)
      side.on('close', end)
    }
    async function worsen() {
      while (!page.destroyed) {
        await sleep(300 + next() * 1_500)
        drips = false
        const fault = happens(LINE_FAULTS, 0.5, 'line')
        if (fault === 'cut') end()
        if (fault === 'delay') stillUntil = Date.now() + 200 + next() * 1_500
        if (fault === 'half_open') stillUntil = Number.POSITIVE_INFINITY
        drips = fault === 'drip'
        twice ||= fault === 'duplicate'
      }
    }
    void worsen()
  })

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    tally,
    calm() {
      isCalm = true
      for (const socket of hanging) socket.destroy()
      hanging.clear()
    },
    rage() {
      isCalm = false
    },
    close() {
      isCalm = true
      agent.destroy()
      for (const socket of [...tunnels, ...hanging]) socket.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
