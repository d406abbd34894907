import { channelLocale } from '@touchline/contract'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'

/** The rules of all channels that share the text between an optional `$` and the first `:`. */
export interface Namespace {
  /** What must follow the colon; null takes any ASCII text. */
  readonly pattern: RegExp | null
  /** Signed-in clients may subscribe without a subscription token. */
  readonly openToUsers: boolean
  /** Anonymous clients may, too. */
  readonly openToVisitors: boolean
  /** Publications kept for recovery; 0 keeps none, and publications then carry no offset. */
  readonly historySize: number
  /** How long the window outlives the last publication. */
  readonly historyTtlMs: number
  /** Publications may travel as fossil deltas where a client requests them. */
  readonly delta: boolean
  /** Subscribers may filter publications by tags. */
  readonly tagsFilter: boolean
  /** Subscribers may request the other subscribers. */
  readonly presence: boolean
  /** Subscribers may read the history. */
  readonly clientHistory: boolean
  /** Subscribers may publish. */
  readonly clientPublish: boolean
}

export type Namespaces = Readonly<Record<string, Namespace>>

/** A namespace that requires a token and keeps nothing. */
export const CLOSED_NAMESPACE: Namespace = {
  pattern: null,
  openToUsers: false,
  openToVisitors: false,
  historySize: 0,
  historyTtlMs: 0,
  delta: false,
  tagsFilter: false,
  presence: false,
  clientHistory: false,
  clientPublish: false,
}

/** Languages with publications: a subscriber in another one would wait for ever. */
const LOCALES = SERVED_LOCALES.map(channelLocale).join('|')

/**
 * The product's channels: `public:{locale}` for coarse changes, `list:{locale}:sport-{id}` and
 * `list:{locale}:league-{id}` for what rows show of matches, `match:{locale}:{id}` for everything of a match,
 * `$private:{locale}:{user}` for one player. The same rules are configured in Centrifugo.
 */
export const PRODUCT_NAMESPACES = {
  public: {
    ...CLOSED_NAMESPACE,
    pattern: new RegExp(`^(${LOCALES})$`),
    openToUsers: true,
    openToVisitors: true,
    historySize: 60,
    historyTtlMs: 60_000,
    delta: true,
  },
  list: {
    ...CLOSED_NAMESPACE,
    pattern: new RegExp(`^(${LOCALES}):(sport|league)-[0-9]{1,12}$`),
    openToUsers: true,
    openToVisitors: true,
    historySize: 300,
    historyTtlMs: 60_000,
    delta: true,
  },
  match: {
    ...CLOSED_NAMESPACE,
    pattern: new RegExp(`^(${LOCALES}):[0-9]{1,12}$`),
    openToUsers: true,
    openToVisitors: true,
    historySize: 200,
    historyTtlMs: 60_000,
    delta: true,
    tagsFilter: true,
  },
  private: { ...CLOSED_NAMESPACE, historySize: 100, historyTtlMs: 600_000 },
} as const satisfies Namespaces

export type ResolvedChannel =
  | { kind: 'known'; namespace: Namespace /** A subscription token is the only way in. */; needsToken: boolean }
  | { kind: 'unknown' }
  | { kind: 'malformed' }

const MAX_CHANNEL_LENGTH = 255
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/

/** A name no channel can have, in every namespace. */
export function isOverlong(channel: string): boolean {
  return channel.length > MAX_CHANNEL_LENGTH
}

/** Finds the rules of a channel by its name. */
export function resolveChannel(channel: string, namespaces: Namespaces): ResolvedChannel {
  const needsToken = channel.startsWith('$')
  const start = needsToken ? 1 : 0
  const colon = channel.indexOf(':', start)
  const name = colon < 0 ? '' : channel.slice(start, colon)
  const namespace = Object.hasOwn(namespaces, name) ? namespaces[name] : undefined
  if (namespace === undefined) return { kind: 'unknown' }
  const rest = channel.slice(colon + 1)
  if (!PRINTABLE_ASCII.test(rest) || namespace.pattern?.test(rest) === false) return { kind: 'malformed' }
  return { kind: 'known', namespace, needsToken }
}
