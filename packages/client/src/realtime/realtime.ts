import type { Authorize } from './authorize-batch.ts'
import type { Clock } from './clock.ts'
import type { LinkState } from './link.ts'

/** The line to the server, as a page shows it. */
export type RealtimeStatus = LinkState & {
  /**
   * No message, not even a ping, has arrived for 10 s (`SILENCE_MS`): prices on screen may be too old for bets, in
   * every state.
   */
  readonly silent: boolean
  /** When something last arrived, by the clock passed in; null if nothing yet. */
  readonly lastMessageAt: number | null
}

/** What went wrong without stopping the stream, for error reporting. */
export type RealtimeProblem =
  | { kind: 'invalid-event'; channel: string; data: unknown }
  | { kind: 'refused-channel'; channel: string; code: number; reason: string }
  /** The protocol library stopped permanently; everything is subscribed again. */
  | { kind: 'restarted'; reason: string }
  | { kind: 'handler-threw'; error: unknown }
  | { kind: 'trouble'; text: string }

export interface RealtimeHandlers<Event> {
  /** Validates a publication; null when it is no event of the contract. */
  parse(data: unknown): Event | null
  onEvent(event: Event, channel: string): void
  /** Messages of this channel were missed and cannot be replayed, or one was no event of the contract: fetch again. */
  onGap(channel: string): void
  /**
   * The channel is open for the first time. Data fetched before may be old: compare versions, or fetch data that must
   * not be missed.
   */
  onOpened?(channel: string): void
  onStatus?(status: RealtimeStatus): void
  onProblem?(problem: RealtimeProblem): void
}

export interface RealtimeOptions<Event> extends RealtimeHandlers<Event> {
  /** `ws://` or `wss://` address of the hub or Centrifugo, ending in `/connection/websocket`. */
  readonly url: string
  /** A connection token of the present player; empty to connect as a visitor. A rejection is tried again later. */
  getToken(): Promise<string>
  /** Subscription tokens for channels that start with `$`; several channels come in one call. */
  readonly authorize: Authorize
  /** Request fossil deltas; the server may still decline. */
  readonly delta?: boolean
  readonly clock?: Clock
  /** Source of `online` and `offline` in place of the window; `online` reconnects at once. */
  readonly network?: EventTarget
  /** The socket class, for platforms without a global one. */
  readonly webSocket?: typeof WebSocket
}

/** The page's one connection for everything that updates live. */
export interface Realtime {
  /** Connects; loads the protocol library first. */
  connect(): void
  /** Stops until `connect` is called again. */
  disconnect(): void
  /** Call after sign-in and after sign-out: reconnects as the present player or visitor. */
  reauthenticate(): void
  /** Wants a channel's events until the returned function is called. The same channel is subscribed only once. */
  subscribe(channel: string): () => void
  status(): RealtimeStatus
  /** Publications dropped because they were no event of the contract. */
  invalidEvents(): number
}
