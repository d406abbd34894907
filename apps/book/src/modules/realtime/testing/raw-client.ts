import { WebSocket } from 'ws'

const WAIT_MS = 10_000

/** One line from the hub, parsed; its fields are looked at by the tests. */
export type ServerLine = Record<string, unknown>

/** How the hub closed a connection. */
export interface Closing {
  readonly code: number
  readonly reason: string
}

/** A client that speaks the wire protocol by hand. */
export interface RawClient {
  readonly socket: WebSocket
  /** Every frame received, as text. */
  readonly frames: string[]
  /** Sends commands in one frame; a string goes out as it is. */
  send(...commands: (object | string)[]): void
  /** The next line that is not a ping. Rejects where the socket was closed before it came. */
  line(): Promise<ServerLine>
  /** The next `count` lines. */
  lines(count: number): Promise<ServerLine[]>
  /** Sends a command and waits for the next line. */
  ask(command: object): Promise<ServerLine>
  closed(): Promise<Closing>
  /** Pings received so far. */
  pings(): number
  close(): void
}

export interface RawClientOptions {
  readonly headers?: Record<string, string>
  readonly protocols?: string[]
  /** Reply to pings; on by default. */
  readonly pong?: boolean
}

/** Opens a socket; rejects with the HTTP status where the hub refuses. */
export async function openRawClient(url: string, options: RawClientOptions = {}): Promise<RawClient> {
  const socket = new WebSocket(url, options.protocols ?? [], {
    headers: options.headers ?? {},
    perMessageDeflate: false,
  })
  const frames: string[] = []
  const arrived: ServerLine[] = []
  const waiting: (() => void)[] = []
  let pings = 0
  let ended: Closing | null = null
  const closing = new Promise<Closing>((resolve) => {
    socket.on('close', (code, reason) => {
      ended = { code, reason: reason.toString() }
      resolve(ended)
      for (const wake of waiting.splice(0)) wake()
    })
  })
  socket.on('message', (data, isBinary) => {
    const frame = data.toString()
    frames.push(isBinary ? `binary: ${frame}` : frame)
    for (const text of frame.split('\n')) {
      const line = JSON.parse(text) as ServerLine
      if (Object.keys(line).length > 0) arrived.push(line)
      else {
        pings++
        if (options.pong !== false) socket.send('{}')
      }
    }
    for (const wake of waiting.splice(0)) wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)))
    socket.on('error', reject)
  })

  async function line(): Promise<ServerLine> {
    for (;;) {
      const next = arrived.shift()
      if (next) return next
      if (ended !== null) throw new Error(`closed with ${ended.code} ${ended.reason} before a line came`)
      await within(new Promise<void>((resolve) => waiting.push(resolve)), 'a line')
    }
  }

  async function lines(count: number): Promise<ServerLine[]> {
    const found: ServerLine[] = []
    while (found.length < count) found.push(await line())
    return found
  }

  function send(...commands: (object | string)[]): void {
    socket.send(commands.map((command) => (typeof command === 'string' ? command : JSON.stringify(command))).join('\n'))
  }

  return {
    socket,
    frames,
    send,
    line,
    lines,
    ask(command) {
      send(command)
      return line()
    },
    closed: () => within(closing, 'the close'),
    pings: () => pings,
    close: () => socket.close(),
  }
}

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${WAIT_MS} ms for ${what}`)), WAIT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
