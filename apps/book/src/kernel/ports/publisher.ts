export interface PublishOptions {
  /** Labels subscribers can filter by. */
  readonly tags?: Readonly<Record<string, string>>
  /** Publishing again under the same key does nothing; made up where absent, so that a retry cannot double. */
  readonly idempotencyKey?: string
}

/**
 * Whether a publication reached the engine. Losing one is a value and not an exception: callers decide what it means.
 */
export type Published = { ok: true } | { ok: false; reason: string }

/** Why connections are closed. */
export interface DisconnectReason {
  /** Of the Centrifuge protocol. */
  readonly code: number
  /** Plain text under 124 bytes. It must never look like JSON: clients would take advice from it. */
  readonly reason: string
}

/** The only way in which the book publishes, for every engine. */
export interface Publisher {
  /** Publishes a JSON value to one channel. Never rejects. */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<Published>
  /** Publishes the same value to several channels. Never rejects; ok only if all of them took it. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<Published>
  /** Closes all connections of these users. Never rejects; ok only if the engine took all of it. */
  disconnect(users: readonly string[], why: DisconnectReason): Promise<Published>
  /** Resolves once everything handed over before is out or given up. */
  drained(): Promise<void>
}
