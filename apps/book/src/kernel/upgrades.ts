import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type BareOptions, endWithError } from './bare-answer.ts'
import { refuse } from './refusal.ts'

/** Switches a connection to another protocol, or sends an error and closes it. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Upgrade handlers by path of a server. One owner has the server's event: an upgrade without a handler is refused once.
 */
export interface Upgrades {
  /** Takes the paths that match, until the response is called. */
  take(matches: (path: string) => boolean, upgrade: Upgrade): () => void
  /**
   * Whether a handler takes a request. Without one it is plain HTTP, where the platform can decide before it upgrades.
   */
  takes(request: IncomingMessage): boolean
  /** Takes over the listeners of a library, for the paths that match. */
  adopt(matches: (path: string) => boolean): void
  /** Calls the listener with each connection that a handler takes, which is no longer one of HTTP. */
  onTaken(listener: (socket: Duplex) => void): void
}

export interface UpgradeOptions extends Pick<BareOptions, 'isHttps'> {
  /** Whether a connection has a response under way, behind which nothing can be sent but the end. @default none has */
  readonly isBusy?: (socket: Duplex) => boolean
}

const registries = new WeakMap<Server, Upgrades>()

/** The registry of a server, the same for every caller. It handles all upgrade requests of the server. */
export function upgradesOf(server: Server, options: UpgradeOptions = {}): Upgrades {
  const existing = registries.get(server)
  if (existing !== undefined) return existing
  const made = createUpgrades(server, options)
  registries.set(server, made)
  return made
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

const wantsWebsocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && /(^|,)\s*websocket\s*(,|$)/i.test(headers.upgrade ?? '')

function createUpgrades(server: Server, options: UpgradeOptions): Upgrades {
  const takers = new Map<Upgrade, (path: string) => boolean>()
  const listeners = new Set<(socket: Duplex) => void>()

  function takerOf(request: IncomingMessage): Upgrade | undefined {
    if (!wantsWebsocket(request)) return undefined
    const path = pathOf(request)
    for (const [upgrade, matches] of takers) if (matches(path)) return upgrade
    return undefined
  }

  function refuseOn(socket: Duplex, error: 'not_found' | 'method_not_allowed'): void {
    if (options.isBusy?.(socket)) socket.destroy()
    else endWithError(socket, refuse(error), options)
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A reset is no failure, and the server has stopped listening for one.
    socket.on('error', () => {})
    const upgrade = takerOf(request)
    if (upgrade === undefined || options.isBusy?.(socket)) {
      refuseOn(socket, 'not_found')
      return
    }
    for (const listener of listeners) listener(socket)
    upgrade(request, socket, head)
  }

  function take(matches: (path: string) => boolean, upgrade: Upgrade): () => void {
    takers.set(upgrade, matches)
    return () => void takers.delete(upgrade)
  }

  server.on('upgrade', onUpgrade)
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuseOn(socket, 'method_not_allowed'))

  return {
    take,
    adopt(matches) {
      for (const listener of server.listeners('upgrade')) {
        if (listener === onUpgrade) continue
        server.removeListener('upgrade', listener as Upgrade)
        take(matches, (...args) => void Reflect.apply(listener, server, args))
      }
    },
    takes: (request) => takerOf(request) !== undefined,
    onTaken: (listener) => void listeners.add(listener),
  }
}
