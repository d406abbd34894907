import type { Tags } from '../channels/publication.ts'

export interface PublishOptions {
  /** Labels subscribers can filter by. */
  readonly tags?: Tags
  /** Publishing again under the same key does nothing; made up where absent, so that a retry cannot double. */
  readonly idempotencyKey?: string
}

/** Whether a publication reached the engine. Losing one is a value and not an exception: callers decide what it means. */
export type Published = { ok: true } | { ok: false; reason: string }

/** The one way the book publishes, whatever engine is behind it. */
export interface Publisher {
  /** Publishes a JSON value to one channel. Never rejects. */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<Published>
  /** Publishes the same value to several channels. Never rejects; ok only if all of them took it. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<Published>
  /** Resolves once everything handed over before is out or given up. */
  drained(): Promise<void>
}
