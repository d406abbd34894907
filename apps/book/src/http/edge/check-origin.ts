import type { FastifyRequest } from 'fastify'
import type { Site } from './site.ts'

/** What browsers send in requests of pages of the very same origin, and in those a person makes without a page. */
const OWN_FETCHES = ['same-origin', 'none']

/**
 * Whether a request that changes something comes from one of our own pages, a configured origin, or from no browser at
 * all. A browser sends `Origin` with every such request; `null` is a page that hides its origin.
 */
export function isFromOwnPage(request: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (origin !== undefined) return site.mayCall(request, origin)
  return fetchSite === undefined || OWN_FETCHES.includes(String(fetchSite))
}
