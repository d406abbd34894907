import { EMBED_PREFIX, type FrameMessageName } from '@touchline/contract/embed'
import type { FrameMessages, HostMessageInputs } from '@touchline/contract/embed-messages'
import { connect, WindowMessenger } from 'penpal'

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
  /** Sends now, or in order once the frame has responded. Fulfilled when the frame has taken it. */
  send<Name extends keyof HostMessageInputs>(name: Name, data: HostMessageInputs[Name]): Promise<void>
  destroy(): void
}

/** Connects to the frame of one element. Only messages of the book's own origin, and of this frame, are handled. */
export function openChannel(
  frame: HTMLIFrameElement,
  origin: string,
  receivers: FrameReceivers,
  sessionCode: (nonce: string) => Promise<string | null>,
): Channel {
  const remoteWindow = frame.contentWindow
  if (remoteWindow === null) throw new Error('The element is not in the document.')

  function receive(type: unknown, data: unknown): void {
    if (typeof type !== 'string' || !type.startsWith(EMBED_PREFIX)) return
    const name = type.slice(EMBED_PREFIX.length)
    // Own keys only: `constructor` is no message.
    if (Object.hasOwn(receivers, name)) (receivers as Record<string, (data: unknown) => void>)[name]?.(data)
  }

  const methods: HostMethods = { receive, sessionCode: async (nonce) => sessionCode(String(nonce)) }
  const connection = connect<FrameMethods>({
    messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [origin] }),
    methods,
  })
  return {
    // In order: messages sent before the frame responds wait for the same promise. A removed frame does not respond.
    send: async (name, data) =>
      connection.promise.then((frameMethods) => frameMethods.receive(name, data)).catch(() => {}),
    destroy: () => connection.destroy(),
  }
}
