import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../../platform/storage/cookies.ts'
import { parsePreferences } from '../../preferences/preferences.ts'
import { bestEncoding } from '../encode.ts'
import type { findPlayer } from '../find-player.ts'
import type { PageAddress } from '../page-address.ts'
import type { PageOrder } from '../page-order.ts'
import type { KnownSite } from '../site-watch.ts'
import type { WebOptions } from '../web-options.ts'

export type Place = Extract<PageAddress, { kind: 'page' }>

interface Asked {
  readonly place: Place
  readonly site: KnownSite
  readonly player: Awaited<ReturnType<typeof findPlayer>>
}

/** Everything that decides what a page looks like. */
export function orderOf(
  request: FastifyRequest,
  { place, site, player }: Asked,
  { countryOf, jurisdictionOf, origin }: WebOptions,
): PageOrder {
  const country = countryOf?.(request) ?? null
  const { locale, pathname, search } = place
  return {
    locale,
    pathname,
    addresses: site.addresses,
    siteVersion: site.version,
    search,
    preferences: parsePreferences(parseCookies(request.headers.cookie ?? '')),
    origin: typeof origin === 'function' ? origin(request) : origin,
    hasSession: player !== null,
    blockedIn: country !== null && site.blockedCountries.includes(country) ? country : null,
    jurisdiction: jurisdictionOf?.(player?.country ?? country) ?? 'default',
    encoding: bestEncoding(String(request.headers['accept-encoding'] ?? '')),
  }
}
