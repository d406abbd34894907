import { connect, type Socket } from 'node:net'

/**
 * The receiving side of the fan-out, in a process of its own so that only the sender's CPU is measured. Bare sockets:
 * they shake hands, send one frame, and count the marks (`~~`, one per message) in the bytes that arrive.
 */
interface Order {
  readonly port: number
  readonly path: string
  readonly sockets: number
  /** Ms in which nothing arrives that was awaited: it never will. */
  readonly silenceMs: number
  /** Sent by every client once connected; empty for none. */
  readonly greeting: string
}

const MARK = 0x7e
const sockets: Socket[] = []
let silenceMs = 0
let silence: NodeJS.Timeout | undefined
let marks = 0
let awaited = Number.POSITIVE_INFINITY

process.on('message', (order: Order | { awaitMarks: number } | 'stop') => {
  if (order === 'stop') {
    for (const socket of sockets.splice(0)) socket.destroy()
    marks = 0
    awaited = Number.POSITIVE_INFINITY
    process.send?.('stopped')
  } else if ('awaitMarks' in order) {
    awaited = order.awaitMarks
    waitOn()
    reportIfComplete()
  } else {
    silenceMs = order.silenceMs
    void openAll(order)
  }
})

async function openAll(order: Order): Promise<void> {
  for (let opened = 0; opened < order.sockets; opened += 50) {
    await Promise.all(Array.from({ length: Math.min(50, order.sockets - opened) }, () => open(order)))
  }
  process.send?.('ready')
}

async function open({ port, path, greeting }: Order): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  sockets.push(socket)
  const answered = () =>
    new Promise<void>((resolve, reject) => {
      socket.once('data', () => resolve())
      socket.once('close', () => reject(new Error('the server closed a connection while it opened')))
    })
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await answered()
  if (greeting !== '') {
    socket.write(maskedFrame(greeting))
    await answered()
  }
  socket.on('data', markCounter())
}

/** Counts `~~`, also where it falls between two chunks. A single `~` is the length byte of longer frames. */
function markCounter(): (chunk: Buffer) => void {
  let halfSeen = false
  return (chunk) => {
    if (halfSeen && chunk[0] === MARK) marks++
    for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) if (chunk[at + 1] === MARK) marks++
    halfSeen = chunk.at(-1) === MARK
    reportIfComplete()
  }
}

function reportIfComplete(): void {
  if (marks < awaited) silence?.refresh()
  else report()
}

function waitOn(): void {
  clearTimeout(silence)
  silence = setTimeout(report, silenceMs)
}

/** Reports how many there are; fewer than awaited where messages were lost. */
function report(): void {
  clearTimeout(silence)
  silence = undefined
  if (awaited === Number.POSITIVE_INFINITY) return
  awaited = Number.POSITIVE_INFINITY
  process.send?.({ marks })
}

/** A client text frame under 126 bytes; a mask of zeros leaves the text as it is. */
function maskedFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}
