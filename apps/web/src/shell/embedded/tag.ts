import { connect, WindowMessenger } from 'penpal'
import { hostWindow } from '../../platform/page/host.ts'

/** What the tag of a host page offers. */
export interface Tag {
  receive(type: string, data: unknown): void
  sessionCode(nonce: string): Promise<string | null>
}

export interface TagConnection {
  /** Null where the connection was closed before a tag responded: the host has none. */
  readonly tag: Promise<Tag | null>
  destroy(): void
}

type TagMethods = {
  receive(type: string, data: unknown): void
  sessionCode(nonce: string): Promise<string | null>
}

/** Returns the tag of the host page, over a port of their own (`packages/embed/src/parts/channel.ts`). */
export function connectToTag(allowed: readonly string[], take: (type: unknown, data: unknown) => void): TagConnection {
  const connection = connect<TagMethods>({
    messenger: new WindowMessenger({ remoteWindow: hostWindow(), allowedOrigins: [...allowed] }),
    methods: { receive: take },
  })
  return {
    tag: connection.promise.then(
      (remote) => ({
        // A host that is gone cannot respond.
        receive: (type, data) => void remote.receive(type, data).catch(() => {}),
        sessionCode: (nonce) => remote.sessionCode(nonce),
      }),
      () => null,
    ),
    destroy: () => connection.destroy(),
  }
}
