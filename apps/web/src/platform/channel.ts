/** What all tabs of a browser on this site say to each other under a name, this page's own other parts included. */
export interface Channel {
  tell(message: unknown): void
  close(): void
}

/** @param hear is given what the others say, never what this channel says itself */
export function openChannel(name: string, hear: (message: unknown) => void = () => {}): Channel {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
