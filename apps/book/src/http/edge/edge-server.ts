import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { bareError } from '../../kernel/bare-answer.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type Upgrades, upgradesOf } from '../../kernel/upgrades.ts'
import { type ConnectionLimit, limitConnections, TIMEOUTS } from './connections.ts'
import { refuseUnread } from './refuse-unread.ts'
import { type Bounds, createRequestTurns } from './request-turns.ts'

/** @default no client is exempt, and refusals are not reported */
export interface EdgeServerOptions extends Partial<ConnectionLimit> {
  /** Whether the site's own address is https. @default false */
  readonly isHttps?: boolean
  /** Of what peers may leave unread. */
  readonly bounds?: Bounds
}

/** What an application's server is made with. */
export interface EdgeServers {
  serverFor(handle: RequestListener): Server
  /** Responds to what the parser cannot read. */
  readonly refuseUnread: ReturnType<typeof refuseUnread>
}

/**
 * Makes the servers of an application; a name with several addresses has one for each. Each of them bounds time,
 * connections, requests under way and unread bytes, and refuses requests for another protocol.
 */
export function edgeServers({ isHttps = false, bounds, ...options }: EdgeServerOptions = {}): EdgeServers {
  const limit: ConnectionLimit = { isExempt: () => false, onRefusal: () => {}, ...options }
  const turns = createRequestTurns({ isExempt: limit.isExempt, bounds })
  let upgrades: Upgrades | undefined

  function serverFor(handle: RequestListener): Server {
    const run: RequestListener = (request, response) => {
      // Of an upgrade without a taker the platform loses what came in the same packet: the peer must send it again.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
      turns.run(request, response, handle)
    }
    const server = createServer(
      serverOptions((request) => upgrades?.takes(request) ?? false),
      run,
    )
    server.setTimeout(TIMEOUTS.silence)
    server.on('checkContinue', (request: IncomingMessage, response) =>
      turns.run(request, response, () => {
        response.writeContinue()
        handle(request, response)
      }),
    )
    server.on('checkExpectation', (request: IncomingMessage, response) =>
      turns.run(request, response, () => {
        const { status, headers, body } = bareError(refuse('validation'), { status: 417, isHttps })
        response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body)
      }),
    )
    // Upgrades of the others come to the first: the framework passes them on.
    upgrades ??= upgradesOf(server, { isHttps, isBusy: turns.isBusy })
    limitConnections(server, limit, upgrades)
    return server
  }

  return { serverFor, refuseUnread: refuseUnread(isHttps, turns.isBusy) }
}

function serverOptions(shouldUpgradeCallback: (request: IncomingMessage) => boolean): ServerOptions {
  return {
    headersTimeout: TIMEOUTS.headers,
    requestTimeout: TIMEOUTS.request,
    keepAliveTimeout: TIMEOUTS.idle,
    connectionsCheckingInterval: TIMEOUTS.check,
    // Sent by the application, with the headers of every response.
    requireHostHeader: false,
    shouldUpgradeCallback,
  }
}
