import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '../../kernel/address-key.ts'
import { upgradesOf } from '../../kernel/upgrades.ts'
import { plainAddress, trustOf } from './trusted-proxies.ts'

/** How long a connection may take for what. In ms. */
export const TIMEOUTS = {
  /** A request with its body. */
  request: 15_000,
  /** The part before the body. */
  headers: 10_000,
  /** Nothing happens, before the first request or in the middle of a response. */
  silence: 30_000,
  /**
   * Between two requests; above what proxies in front usually keep, who would send into a connection that just closed.
   */
  idle: 72_000,
  /** How often connections are looked at. */
  check: 2_000,
} as const

/** Connections of one address that are not the realtime connection, which has limits of its own. */
const PER_ADDRESS = 256

const isLoopback = trustOf(['loopback'])

/** The machine's own connections are not counted: all clients come through a proxy on it. */
export function isOwnMachine(address: string): boolean {
  return isLoopback(address, 0)
}

export interface ConnectionLimit {
  /** @default 256 */
  readonly perAddress?: number
  /** Addresses whose connections are not counted: those of proxies. */
  readonly isExempt: (address: string) => boolean
  /** Called at the first refused connection, and then at most once a minute. */
  readonly onRefusal: (address: string) => void
}

const REPORT_EVERY_MS = 60_000

/**
 * Closes connections that one address has too many of, before anything is read of them. Those that were upgraded are
 * counted elsewhere.
 */
export function limitConnections(
  server: Server,
  { perAddress = PER_ADDRESS, isExempt, onRefusal }: ConnectionLimit,
  upgrades = upgradesOf(server),
): void {
  const open = new Map<string, number>()
  const counted = new WeakMap<Socket, string>()
  let reportedAt = Number.NEGATIVE_INFINITY

  function release(socket: Socket): void {
    const customer = counted.get(socket)
    if (customer === undefined) return
    counted.delete(socket)
    const left = (open.get(customer) ?? 1) - 1
    if (left > 0) open.set(customer, left)
    else open.delete(customer)
  }

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address === '' || isExempt(address)) return
    const customer = addressKey(address)
    const count = open.get(customer) ?? 0
    if (count >= perAddress) {
      socket.destroy()
      if (performance.now() - reportedAt < REPORT_EVERY_MS) return
      reportedAt = performance.now()
      onRefusal(address)
      return
    }
    open.set(customer, count + 1)
    counted.set(socket, customer)
    socket.once('close', () => release(socket))
  })
  upgrades.onTaken((socket) => release(socket as Socket))
}
