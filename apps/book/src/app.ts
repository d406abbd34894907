import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { BookConfig } from './config.ts'
import { sendRefusal } from './http/call-route.ts'
import {
  type CashierPolicy,
  cleanForwarded,
  createFraming,
  createSite,
  edgeServers,
  type Framing,
  isForwarded,
  isOwnMachine,
  isPageAnswer,
  type Site,
  setSecurityHeaders,
  trustOf,
} from './http/edge/index.ts'
import { frameworkError } from './http/framework-error.ts'
import { errorServiceOf } from './kernel/error-service/index.ts'
import { createLog, type Log, type ServerLog } from './kernel/log.ts'
import { refuse } from './kernel/refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly site: Site
    readonly framing: Framing
  }
  interface FastifyContextConfig {
    /** Served under every host name: machines use addresses of their own. */
    readonly anyHost?: boolean
  }
}

export type EdgeConfig = Pick<
  BookConfig,
  'trustProxy' | 'publicOrigin' | 'allowedHosts' | 'allowedOrigins' | 'cashierUrl' | 'cashierKind' | 'logLevel'
> &
  Partial<Pick<BookConfig, 'errorService'>>

/** Bytes of a body, unless its route takes more. */
const BODY_LIMIT = 65_536
const REQUEST_ID = /^[\w-]{8,64}$/

/** An empty application with the settings the book needs and the rules that hold for every response of any part. */
export function createApp(
  config: EdgeConfig,
  log: Log & Partial<ServerLog> = createLog(config.logLevel, undefined, errorServiceOf(config.errorService)),
): FastifyInstance {
  const trust = trustOf(config.trustProxy)
  const site = createSite(config)
  const cashier = cashierPolicy(config)
  const edge = edgeServers({
    isExempt: (address) => isOwnMachine(address) || trust(address, 0),
    onRefusal: (address) =>
      log.warn(`${address} has too many connections. Where it is a proxy of yours, name it in TRUST_PROXY.`),
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
  })
  const isTrusted = ({ socket }: IncomingMessage) => trust(socket.remoteAddress ?? '', 0)
  const app = Fastify({
    ...(log.logger && { loggerInstance: log.logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trust,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Idle keep-alive connections must not hold up a stop.
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    serverFactory: edge.serverFor,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    genReqId: (request) => requestId(request, isTrusted(request)),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, ...traceOf(request.headers['sentry-trace']) }, options),
    clientErrorHandler: edge.refuseUnread,
    // Parameters that are too long never reach a route.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply.header('x-request-id', request.id), '', NO_CASHIER)
      return sendRefusal(request, reply, refuse(frameworkError(error)))
    },
  })
  const framing = createFraming(() => performance.now())
  app.decorate('site', site)
  app.decorate('framing', framing)
  let isWarned = false
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      return sendRefusal(request, reply, refuse('validation'))
    // A trace that a visitor names would be recorded as they please.
    if (!isTrusted(request.raw)) delete request.raw.headers.traceparent
    if (isTrusted(request.raw)) cleanForwarded(request.raw.headers)
    else if (isForwarded(request.raw) && !isWarned) {
      isWarned = true
      log.warn(
        `A request came through ${request.socket.remoteAddress} and says who it is from, but TRUST_PROXY does not name that proxy: all visitors behind it count as one.`,
      )
    }
    if (!request.routeOptions.config.anyHost && !site.isOurs(request)) return refuseHost(request, reply)
  })
  app.addHook('onSend', async (request, reply) => {
    const origin = site.isOurs(request) ? site.originOf(request) : ''
    // Responses to calls are no pages: they do not wait for the list of hosts.
    setSecurityHeaders(reply, origin, cashier, isPageAnswer(reply) ? await framing.origins() : [])
  })
  return app
}

const NO_CASHIER: CashierPolicy = { frames: '', scripts: '' }

/** Where pages may show the payment provider from. */
function cashierPolicy({ cashierUrl, cashierKind }: EdgeConfig): CashierPolicy {
  if (cashierUrl === null) return NO_CASHIER
  const { origin } = new URL(cashierUrl)
  return { frames: origin, scripts: cashierKind === 'script' ? origin : '' }
}

/** Addresses that cannot be decoded are read letter by letter, and lead nowhere. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Names a request in the log and in its response. The name that a proxy of ours, or our own page's server, gave it
 * stays.
 */
function requestId({ headers, socket }: IncomingMessage, isTrusted: boolean): string {
  const given = headers['x-request-id']
  const isOwn = isTrusted || !('encrypted' in socket || 'bytesRead' in socket)
  return isOwn && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** A trace that a page begins, and the step of it that this request is. */
const TRACE = /^[\da-f]{32}-[\da-f]{16}(?:-[01])?$/

/** Binds the lines of a request to the trace of its page. */
function traceOf(header: string | readonly string[] | undefined): object {
  return typeof header === 'string' && TRACE.test(header) ? { trace: header } : {}
}

/** A client that requests another host came by mistake, or through a site that wants links to its own. */
function refuseHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage = String(request.headers.accept ?? '').includes('text/html')
  if (!wantsPage) return sendRefusal(request, reply, refuse('misdirected'))
  return reply
    .code(421)
    .type('text/plain; charset=utf-8')
    .send(
      'This site is not served under that name. Its operator sets PUBLIC_URL, or names the host in ALLOWED_HOSTS.\n',
    )
}
