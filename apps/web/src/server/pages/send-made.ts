import { createHash } from 'node:crypto'
import { FRAMES_HEADER, SCRIPTS_HEADER, TAGS_HEADER } from '@touchline/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isGuardedAddress } from '../../navigation/guarded.ts'
import { hasToken } from '../page-address.ts'
import type { MadePage, PageOrder } from '../page-order.ts'
import { plainPage, shellLocaleOf } from '../plain-page.ts'
import type { KnownSite } from '../site-watch.ts'
import { LineIsFull } from '../waiting-line.ts'
import type { Place } from './order-of.ts'

export const HTML = 'text/html; charset=utf-8'
/** A proxy in front gives a page of a second ago while it requests the next. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5'
const RETRY_AFTER_SECONDS = 1

interface Sending {
  readonly place: Place
  readonly order: PageOrder
  readonly vary: string
  /** Whether the page is made for this request alone. */
  readonly isOwn: boolean
  /** Instead of the page's own. */
  readonly status: number | undefined
}

/** What the site allows its pages to load, for the policy of the response. */
export function allowSources(reply: FastifyReply, site: KnownSite, pathname: string): void {
  if (site.frameSources.length > 0)
    reply.header(FRAMES_HEADER, site.frameSources.map((host) => `https://${host}`).join(' '))
  if (site.scripts.length > 0 && !isGuardedAddress(pathname, site.addresses))
    reply.header(SCRIPTS_HEADER, site.scripts.join(' '))
  if (site.gtmId !== null) reply.header(TAGS_HEADER, site.gtmId)
}

/** Sends a page with the headers for caching. */
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<MadePage, { kind: 'page' }>,
  { place, order, vary, isOwn, status }: Sending,
): FastifyReply {
  if (order.blockedIn !== null) reply.header('cache-control', 'private, no-store')
  else if (place.isPrivate || hasToken(request.url))
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  else reply.header('cache-control', order.hasSession ? 'private, no-cache' : SHARED)
  if (order.encoding !== 'identity') reply.header('content-encoding', order.encoding)
  reply.headers({ 'content-type': HTML, 'content-language': page.language, vary })
  if (!isOwn) {
    const etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
    reply.header('etag', etag)
    if (page.status === 200 && request.headers['if-none-match'] === etag)
      return reply.removeHeader('content-encoding').code(304).send()
  }
  return reply.code(status ?? page.status).send(page.body)
}

/** The language of an address, or of the browser where the address names none. */
function shellLocale({ url, headers }: FastifyRequest): string {
  const [, first = ''] = url.split(/[/?]/)
  return shellLocaleOf([first, ...String(headers['accept-language'] ?? '').split(',')])
}

/** Sends a page without the application, where the application's could not be made. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { place, site }: { readonly place: Place; readonly site: KnownSite },
): FastifyReply {
  reply.headers({ 'content-type': HTML, 'content-language': place.locale, 'cache-control': 'no-store' })
  if (error instanceof LineIsFull) {
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .send(plainPage('busy', shellLocale(request), request.id, site.name))
  }
  request.log.error({ err: error }, `${place.pathname} was not rendered`)
  return reply.code(500).send(plainPage('failed', shellLocale(request), request.id, site.name))
}
