import { EMBED_PREFIX, type FrameMessageName } from '@touchline/contract/embed'
import type { FrameMessages, HostMessageInputs } from '@touchline/contract/embed-messages'
import { connect, type RemoteProxy, WindowMessenger } from 'penpal'

/** What each side offers the other over the port. Messages are the ones of `postMessage`. */
export type FrameMethods = { receive(type: string, data: unknown): void }
export type HostMethods = {
  receive(type: string, data: unknown): void
  sessionCode(nonce: string): Promise<string | null>
}

/** `session-wanted` is for hosts without the tag, which has a method for it. */
export type FrameReceivers = {
  readonly [Name in Exclude<FrameMessageName, 'session-wanted'>]: (data: FrameMessages[Name]) => void
}

export interface Channel {
  /** Sends now, or in order once the frame has answered. */
  send<Name extends keyof HostMessageInputs>(name: Name, data: HostMessageInputs[Name]): void
  destroy(): void
}

/** Connects to the frame of one element. Only the book's own origin is answered, and only this frame of it. */
export function openChannel(
  frame: HTMLIFrameElement,
  origin: string,
  receivers: FrameReceivers,
  sessionCode: (nonce: string) => Promise<string | null>,
): Channel {
  const remoteWindow = frame.contentWindow
  if (remoteWindow === null) throw new Error('The element is not in the document.')
  let remote: RemoteProxy<FrameMethods> | null = null
  const waiting: [string, unknown][] = []

  function receive(type: unknown, data: unknown): void {
    if (typeof type !== 'string' || !type.startsWith(EMBED_PREFIX)) return
    const name = type.slice(EMBED_PREFIX.length)
    // Own keys alone: a name such as `constructor` is nobody's.
    if (Object.hasOwn(receivers, name)) (receivers as Record<string, (data: unknown) => void>)[name]?.(data)
  }

  const methods: HostMethods = { receive, sessionCode: async (nonce) => sessionCode(String(nonce)) }
  const connection = connect<FrameMethods>({
    messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [origin] }),
    methods,
  })
  const post = (proxy: RemoteProxy<FrameMethods>, type: string, data: unknown) =>
    // A frame that was removed while it was spoken to has nothing to answer.
    proxy.receive(type, data).catch(() => {})
  connection.promise.then(
    (proxy) => {
      remote = proxy
      for (const [type, data] of waiting.splice(0)) post(proxy, type, data)
    },
    // Destroyed before it answered.
    () => {},
  )
  return {
    send(name, data) {
      if (remote === null) waiting.push([name, data])
      else post(remote, name, data)
    },
    destroy: () => connection.destroy(),
  }
}
