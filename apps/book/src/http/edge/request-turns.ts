import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '../../kernel/address-key.ts'
import { TIMEOUTS } from './connections.ts'
import { plainAddress } from './trusted-proxies.ts'

/** Bounds of what peers may leave unread. */
export const UNREAD = {
  /** Requests of one connection that wait for the response before them; no browser and no proxy sends more than one. */
  waiting: 64,
  /** Bytes of responses that peers of one address leave unread in all; of each connection it is one response. */
  ofAddress: 32 * 1_048_576,
  /** The same of all addresses. */
  inAll: 128 * 1_048_576,
  /** How long a peer may take nothing of a response, in ms. */
  silence: TIMEOUTS.silence,
  /** How often it is looked at, in ms. */
  check: 250,
} as const

export type Bounds = { readonly [K in keyof typeof UNREAD]: number }

/** Memory that a request takes while it waits. */
const WAITING_BYTES = 4_096

export interface TurnOptions {
  /** Addresses whose bytes are counted only in the total: those of proxies. */
  readonly isExempt: (address: string) => boolean
  readonly bounds?: Bounds | undefined
}

interface Waiting {
  readonly response: ServerResponse
  readonly start: () => void
}

interface Connection {
  readonly socket: Socket
  readonly customer: string | null
  readonly waiting: Waiting[]
  response: ServerResponse | null
  /** What the peer had taken when it was last looked at, and since when it is the same. */
  taken: string
  since: number
}

/** Handles the requests of each connection one after the other, and cuts peers who do not read their responses. */
export interface RequestTurns {
  /** Runs a request when the responses before it on its connection are sent and read. */
  run(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void
  /** Whether a connection has a response under way. */
  isBusy(socket: unknown): boolean
  /** Bytes of responses that were made and not read, and of requests that wait. */
  unreadBytes(): number
}

export function createRequestTurns({ isExempt, bounds = UNREAD }: TurnOptions): RequestTurns {
  const connections = new WeakMap<Socket, Connection>()
  const active = new Set<Connection>()
  let timer: NodeJS.Timeout | undefined

  function connectionOf(socket: Socket): Connection {
    const existing = connections.get(socket)
    if (existing !== undefined) return existing
    const address = plainAddress(socket.remoteAddress ?? '')
    const customer = address === '' || isExempt(address) ? null : addressKey(address)
    const made: Connection = { socket, customer, waiting: [], response: null, taken: '', since: performance.now() }
    connections.set(socket, made)
    socket.once('close', () => {
      made.waiting.length = 0
      active.delete(made)
    })
    return made
  }

  function begin(connection: Connection, { response, start }: Waiting): void {
    connection.response = response
    connection.since = performance.now()
    active.add(connection)
    timer ??= setInterval(look, bounds.check).unref()
    // After its last byte was handed to the network, or with the connection.
    response.once('close', () => next(connection))
    start()
  }

  function next(connection: Connection): void {
    const { socket, waiting } = connection
    connection.response = null
    active.delete(connection)
    if (socket.destroyed) return
    const first = waiting.shift()
    if (waiting.length > 0) socket.pause()
    else socket.resume()
    if (first !== undefined) begin(connection, first)
  }

  function look(): void {
    const now = performance.now()
    for (const connection of active) {
      const taken = takenBy(connection)
      if (taken !== connection.taken || unreadOf(connection) === 0) Object.assign(connection, { taken, since: now })
      else if (now - connection.since >= bounds.silence) connection.socket.destroy()
    }
    const left = [...active].filter(({ socket }) => !socket.destroyed)
    const customers = Map.groupBy(left, ({ customer }) => customer)
    customers.delete(null)
    for (const ofOne of customers.values()) cutLargest(ofOne, bounds.ofAddress)
    cutLargest(left, bounds.inAll)
    if (active.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    run(request, response, handle) {
      const { socket } = request
      const connection = connectionOf(socket)
      const turn = { response, start: () => handle(request, response) }
      if (connection.response === null) return begin(connection, turn)
      if (connection.waiting.length >= bounds.waiting) return void socket.destroy()
      connection.waiting.push(turn)
      socket.pause()
    },
    isBusy: (socket) => (connections.get(socket as Socket)?.response ?? null) !== null,
    unreadBytes: () => sum([...active].map(unreadOf)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function unreadOf({ response, waiting }: Connection): number {
  return (response?.writableLength ?? 0) + waiting.length * WAITING_BYTES
}

/** Changes when the peer takes data: whole writes, and parts of the current one where the platform reports them. */
function takenBy({ socket }: Connection): string {
  const handle: unknown = Reflect.get(socket, '_handle')
  const queued: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
  return `${socket.bytesWritten - socket.writableLength} ${queued}`
}

/** Cuts the connections that hold most first: a client that reads holds little, however slow it is. */
function cutLargest(connections: readonly Connection[], most: number): void {
  let bytes = sum(connections.map(unreadOf))
  if (bytes <= most) return
  for (const connection of connections.toSorted((one, other) => unreadOf(other) - unreadOf(one))) {
    if (bytes <= most) return
    bytes -= unreadOf(connection)
    connection.socket.destroy()
  }
}
