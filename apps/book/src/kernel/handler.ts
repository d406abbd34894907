import type { CALLS, CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@touchline/contract'
import type { ServedLocale } from './locale.ts'
import type { DocumentReply, FileReply, Refusal, StoredReply } from './refusal.ts'

/** Who is signed in. */
export interface SignedIn {
  readonly playerId: number
  readonly sessionId: number
}

/**
 * What carries the token of a session: the cookie of the site; in a page in a frame of a host page the cookie of the
 * frame, or the page itself where the browser keeps no cookie for it. A session counts by its own kind of carrier
 * alone.
 */
export type SessionCarrier = 'cookie' | 'frame_cookie' | 'frame_token'

/** The session of the request, and that of the response. */
export interface SessionCookie {
  readonly carrier: SessionCarrier
  /** The token sent with the request, or null. */
  readonly token: string | null
  set(token: string, maxAgeSeconds: number): void
  clear(): void
}

/** A validated call. Its parts have the contract's types; a part the contract does not define is `never`. */
export interface CallRequest<N extends CallName> {
  readonly params: CallParams<N>
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  /** Best served language of Accept-Language. */
  readonly locale: ServedLocale
  readonly player: (typeof CALLS)[N]['auth'] extends 'player' | 'operator' ? SignedIn : SignedIn | null
  readonly idempotencyKey: (typeof CALLS)[N] extends { readonly idempotent: true } ? string : null
  /** Address the call came from. */
  readonly address: string
  /** What the browser calls itself; null where it does not. */
  readonly userAgent: string | null
  /** ISO 3166 code of the country it came from; null if unknown. */
  readonly country: string | null
  /** Public origin of the site that it came to, without a slash at its end. */
  readonly origin: string
  readonly cookie: SessionCookie
  /** Whether the client has gone: expensive work need not begin, as its response would not be read. */
  readonly isGone: () => boolean
}

/** Handles one call of the contract: returns its response (null where it has no body), or a refusal. */
export type Handler<N extends CallName> = (
  request: CallRequest<N>,
) => Promise<CallAnswer<N> | Refusal | StoredReply | DocumentReply | FileReply>

/** Handlers of some calls, as a module exports them. */
export type Handlers<N extends CallName> = { readonly [K in N]: Handler<K> }
