import type { Provider, SportKey } from '@touchline/betting'

/** The prefix names the feed of a number: two feeds number independently. */
const URN = /^(sr|od|ls):([a-z_]+):(\d{1,16})$/

export type FeedPrefix = 'sr' | 'od' | 'ls'

/** The provider of a dialect of the feed, or of a feed that is translated into it. */
export const FEED_PROVIDERS: Readonly<Record<FeedPrefix, Provider>> = { sr: 'betradar', od: 'oddin', ls: 'lsports' }

export function parseUrn(
  urn: string,
): { readonly prefix: FeedPrefix; readonly kind: string; readonly id: number } | null {
  const [, prefix, kind = '', id] = URN.exec(urn) ?? []
  const isKnown = (prefix === 'sr' || prefix === 'od' || prefix === 'ls') && Number.isSafeInteger(Number(id))
  return isKnown ? { prefix, kind, id: Number(id) } : null
}

/** Kinds of events on which one bets who wins them; `outright` is one of a feed that is translated. */
const OUTRIGHTS = ['season', 'tournament', 'simple_tournament', 'outright']
export const isOutrightKind = (kind: string): boolean => OUTRIGHTS.includes(kind)

/** Sports of this book by the feeds' numbers; others are not offered here. */
const SPORTS: Readonly<Record<string, SportKey>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'ice-hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:16': 'american-football',
  'sr:sport:109': 'cs2',
  'sr:sport:110': 'lol',
  'sr:sport:111': 'dota2',
  'od:sport:1': 'lol',
  'od:sport:2': 'dota2',
  'od:sport:3': 'cs2',
  'ls:sport:6046': 'football',
  'ls:sport:48242': 'basketball',
  'ls:sport:54094': 'tennis',
  'ls:sport:35232': 'ice-hockey',
  'ls:sport:154914': 'baseball',
  'ls:sport:131506': 'american-football',
}

/** The name of a provider's sport by its number; null where the provider has no feed of its own. */
export function sportUrn(provider: Provider, number: number): string | null {
  const prefix = Object.entries(FEED_PROVIDERS).find(([, owner]) => owner === provider)?.[0]
  return prefix === undefined ? null : `${prefix}:sport:${number}`
}

export function sportOf(urn: string): SportKey | null {
  return SPORTS[urn] ?? null
}
