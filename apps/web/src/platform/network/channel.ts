/** Messages between the parts of a site in one browser: all tabs, and other parts of this page. */
export interface Channel {
  send(message: unknown): void
  close(): void
}

/** @param onMessage receives the messages of others, never those of this channel */
export function openChannel(name: string, onMessage: (message: unknown) => void = () => {}): Channel {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => onMessage(data)
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}
