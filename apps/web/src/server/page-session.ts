import { EMBED_HEADER, EMBED_HEADER_VALUE, EMBED_SESSION_COOKIE } from '@touchline/contract/constants'
import { isFramedRequest } from '@touchline/contract/embed-requests'
import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../platform/storage/cookies.ts'
import { hasToken } from './page-address.ts'

/** Headers by which the back end recognises the player of a page. */
export type PageSession = { readonly cookie: string } & Readonly<Record<string, string>>

/** The canvas of the editor: a frame of this site that shows a preview. */
const isOwnFrame = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && hasToken(url)

/**
 * The session that a page may be made for; null for a visitor's. In a frame of a host page that is the session of the
 * frame, everywhere else that of the site; one never replaces the other.
 * @param ownCookie name of the cookie of the site's session
 */
export function pageSessionOf(request: Pick<FastifyRequest, 'headers' | 'url'>, ownCookie: string): PageSession | null {
  const cookie = request.headers.cookie ?? ''
  const cookies = parseCookies(cookie)
  if (!isFramedRequest(request.headers) || isOwnFrame(request)) return ownCookie in cookies ? { cookie } : null
  const token = cookies[EMBED_SESSION_COOKIE]
  if (token === undefined) return null
  return { cookie: `${EMBED_SESSION_COOKIE}=${encodeURIComponent(token)}`, [EMBED_HEADER]: EMBED_HEADER_VALUE }
}
