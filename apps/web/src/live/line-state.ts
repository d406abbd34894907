import { PRICE_MAX_AGE_MS } from '@touchline/contract/constants'

/**
 * How far the prices on screen can be trusted: `starting` while they are as fresh as the page, `live` while they move,
 * `silent` after 10 s without a message, `paused` by the viewer. The server closed the line for good: `ended`, or
 * `crowded` where too many pages are open. Only in the first two may be bet.
 */
export type LineState = 'starting' | 'live' | 'silent' | 'paused' | 'ended' | 'crowded'

/** The connection as the channels need it; the realtime client fits. */
export interface Line {
  connect(): void
  disconnect(): void
  reauthenticate(): void
  subscribe(channel: string): () => void
  status(): {
    readonly state: string
    /** Why it is in this state, by the protocol. */
    readonly code?: number
    readonly silent: boolean
    readonly lastMessageAt: number | null
  }
}

/** Reason codes of the page itself, or of errors that the connection recovers from on its own or on request. */
const CLIENT_REASONS = 2
/** Close codes of a player, or an address, with all the connections it may have. */
const CROWDED = [3504, 4503]

/**
 * How far the prices on screen can be trusted now.
 * @param status of the connection; undefined before there is one
 * @param before the last such state
 * @param startedAt when the page was taken over, in ms
 */
export function lineState(
  status: ReturnType<Line['status']> | undefined,
  before: LineState,
  startedAt: number,
  now: number,
): LineState {
  if (status?.state === 'connected') return status.silent ? 'silent' : 'live'
  if (status?.state === 'disconnected' && (status.code ?? 0) > CLIENT_REASONS) {
    return CROWDED.includes(status.code ?? 0) ? 'crowded' : 'ended'
  }
  if (now - (status?.lastMessageAt ?? startedAt) > PRICE_MAX_AGE_MS) return 'silent'
  return before === 'live' ? 'live' : 'starting'
}
