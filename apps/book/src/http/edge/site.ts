import type { FastifyRequest } from 'fastify'

export interface SiteOptions {
  /** Origin of PUBLIC_URL; null where it is not set. */
  readonly publicOrigin: string | null
  /**
   * Hosts besides this machine at which the site is served if PUBLIC_URL is not set: names, with a port unless it is
   * the default.
   */
  readonly allowedHosts: readonly string[]
  /** Origins of other sites that may use the calls. */
  readonly allowedOrigins: readonly string[]
}

/** Decides which hosts and origins are the site's own. */
export interface Site {
  /** Whether the request's host is ours; always true with PUBLIC_URL, which replaces the header. */
  isOurs(request: FastifyRequest): boolean
  /** Public origin: from the configuration, else the request's own. Only for requests that are ours. */
  originOf(request: FastifyRequest): string
  /** Whether a page of this origin may make calls that change something. */
  mayCall(request: FastifyRequest, origin: string): boolean
}

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i
const MOST_PORTS = 65_535

function isLoopback(host: string): boolean {
  const found = LOOPBACK.exec(host)
  return found !== null && Number(found[3] ?? 0) <= MOST_PORTS
}

const hostOf = (request: FastifyRequest): string => (request.headers.host ?? '').toLowerCase()

export function createSite({ publicOrigin, allowedHosts, allowedOrigins }: SiteOptions): Site {
  const hosts = new Set(allowedHosts.map((host) => host.toLowerCase()))
  const origins = new Set([...allowedOrigins, ...(publicOrigin === null ? [] : [publicOrigin])])
  const isKnownHost = (host: string) => isLoopback(host) || hosts.has(host)
  return {
    isOurs: (request) => publicOrigin !== null || isKnownHost(hostOf(request)),
    originOf: (request) => publicOrigin ?? `${request.protocol}://${hostOf(request)}`,
    mayCall(request, origin) {
      if (origins.has(origin)) return true
      const host = hostOf(request)
      // With TLS ended in front of us the scheme is unknown; an origin with our host name is our own page.
      return isKnownHost(host) && (origin === `http://${host}` || origin === `https://${host}`)
    },
  }
}
