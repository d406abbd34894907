/** Whether publications can arrive. `code` is the protocol's reason, 0 for the caller's own wish. */
export type LinkState =
  | { state: 'disconnected'; code: number; reason: string }
  | { state: 'connecting'; code: number; reason: string }
  | { state: 'connected' }

/** How a subscription began. */
export interface LinkSubscribed {
  /** Offset of the last publication before those that follow; null where the channel keeps no stream. */
  readonly offset: number | null
  /** `fresh`: the first time; `continued`: nothing was missed; `lost`: something was, and cannot be replayed. */
  readonly start: 'fresh' | 'continued' | 'lost'
}

/** Events of a link. No handler may throw. */
export interface LinkEvents {
  state(state: LinkState): void
  /** Any message arrived, pings included. */
  traffic(): void
  subscribed(channel: string, how: LinkSubscribed): void
  /** The server refused or ended a subscription for good. */
  refused(channel: string, code: number, reason: string): void
  publication(channel: string, data: unknown, offset: number | null): void
  /** The link had to start over without its positions; every open channel is `lost` then. */
  restarted(reason: string): void
  /** A failure that the link handles itself. */
  trouble(text: string): void
}

/** One connection to a realtime server, with automatic reconnection. */
export interface Link {
  connect(): void
  disconnect(): void
  /** Requests a new connection token before the next connection. */
  forgetToken(): void
  /** Subscribes, now or once connected; again after a refusal. */
  add(channel: string): void
  remove(channel: string): void
}

/** The token requests of a link. */
export interface LinkTokens {
  /** A connection token; an empty one connects as a visitor. A rejection is tried again later. */
  connection(): Promise<string>
  /** A subscription token; null when this player may not. A rejection is tried again later. */
  subscription(channel: string): Promise<string | null>
}

/** Makes a link; it stays silent until connected. */
export type OpenLink = (tokens: LinkTokens, events: LinkEvents) => Link
