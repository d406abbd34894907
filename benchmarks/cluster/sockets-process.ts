import { WebSocket } from 'ws'
import { createHistogram } from './histogram.ts'
import type { SocketsOrder, SocketsReport } from './sockets.ts'

/**
 * Many sockets that follow one channel, in a process of its own. They speak the protocol of the engine: they reply to
 * its pings, count what they receive and recover what they missed when they come back.
 */
interface Follower {
  socket: WebSocket | null
  offset: number
  epoch: string
}

interface Stream {
  readonly epoch?: string
  readonly offset?: number
  readonly recovered?: boolean
  readonly publications?: readonly Publication[]
}

interface Publication {
  readonly offset?: number
  readonly data: { readonly sent_at: number }
}

interface Reply {
  readonly error?: { readonly message: string }
  readonly subscribe?: Stream
  readonly push?: { readonly pub?: Publication }
}

/** Handshakes at the same time. */
const AT_ONCE = 100
const TRIES = 10
const PAUSE_MS = 500
const OPEN_MS = 20_000

const followers: Follower[] = []
const lags = createHistogram()
let [received, missed, closed, retries] = [0, 0, 0, 0]
let lastFailure = ''
let isDropping = false

process.on('message', (order: SocketsOrder) => {
  void answer(order).then((report) => process.send?.(report))
})
// The parent process is gone.
process.on('disconnect', () => process.exit())

async function answer(order: SocketsOrder): Promise<SocketsReport> {
  if ('open' in order) {
    while (followers.length < order.open) followers.push({ socket: null, offset: 0, epoch: '' })
    const waiting = followers.filter(({ socket }) => socket === null)
    const turns = Array.from({ length: AT_ONCE }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await opens(one, order)
    })
    await Promise.all(turns)
  } else if ('drop' in order) {
    isDropping = true
    for (const follower of followers) {
      follower.socket?.terminate()
      follower.socket = null
    }
    // Closed connections emit their event in the next turns of the event loop.
    await new Promise((next) => setTimeout(next, PAUSE_MS))
    isDropping = false
  }
  return report()
}

/** What happened since the last report. */
function report(): SocketsReport {
  const result = {
    connected: followers.filter(({ socket }) => socket !== null).length,
    ...{ received, missed, closed, retries, lastFailure },
    lag: { p50: lags.percentile(0.5), p99: lags.percentile(0.99), max: lags.percentile(1) },
  }
  ;[received, missed, closed, retries] = [0, 0, 0, 0]
  lags.reset()
  return result
}

async function opens(follower: Follower, order: Extract<SocketsOrder, { open: number }>): Promise<void> {
  for (let nth = 0; nth < TRIES; nth++) {
    try {
      return await tries(follower, order)
    } catch (error) {
      lastFailure = (error as Error).message
      retries++
      await new Promise((next) => setTimeout(next, PAUSE_MS))
    }
  }
}

function tries(follower: Follower, { url, token, channel }: Extract<SocketsOrder, { open: number }>): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_MS })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end('no response to the subscription'), OPEN_MS)
    const end = (why: string) => {
      clearTimeout(timer)
      socket.terminate()
      reject(new Error(why))
    }
    socket.on('open', () => {
      const { offset, epoch } = follower
      const from = epoch === '' ? {} : { recover: true, offset, epoch }
      socket.send(
        `${JSON.stringify({ id: 1, connect: { token } })}\n${JSON.stringify({ id: 2, subscribe: { channel, ...from } })}`,
      )
    })
    socket.on('message', (data) => {
      for (const text of String(data).split('\n')) {
        if (text === '') continue
        if (text === '{}') {
          socket.send('{}')
          continue
        }
        const reply = JSON.parse(text) as Reply
        if (reply.error !== undefined) return end(reply.error.message)
        if (reply.push?.pub !== undefined) takes(follower, reply.push.pub, true)
        if (reply.subscribe === undefined) continue
        begins(follower, reply.subscribe)
        follower.socket = socket
        clearTimeout(timer)
        resolve()
      }
    })
    socket.on('error', (error) => end(error.message))
    socket.on('close', (code) => {
      end(`closed with ${code} while it opened`)
      if (follower.socket !== socket) return
      follower.socket = null
      if (!isDropping) closed++
      lastFailure = isDropping ? lastFailure : `closed with ${code}`
    })
  })
}

/** Publications sent while it was away arrive with the subscription, and their time is not the engine's. */
function begins(follower: Follower, { epoch = '', offset = 0, recovered, publications = [] }: Stream): void {
  if (follower.epoch !== '') {
    for (const publication of publications) takes(follower, publication, false)
    if (recovered !== true) missed += Math.max(1, offset - follower.offset)
  }
  follower.epoch = epoch
  // The reply to a recovery states the offset from which it recovered.
  follower.offset = Math.max(offset, publications.at(-1)?.offset ?? 0)
}

function takes(follower: Follower, { offset = 0, data }: Publication, isTimed: boolean): void {
  received++
  if (follower.offset !== 0) missed += Math.max(0, offset - follower.offset - 1)
  follower.offset = offset
  if (isTimed) lags.add(Date.now() - data.sent_at)
}
