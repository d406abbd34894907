/** Messages of the editor to the page in its canvas. */
export const DRAFT_CHANGED = 'touchline:draft-changed'

/** Receives messages of other pages of this origin. @returns unsubscribes */
export function onMessage(name: string, listener: () => void): () => void {
  const onMessage = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && data === name) listener()
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/** Sends a message to the page in a frame, if it is of this origin. */
export function postToFrame(frame: HTMLIFrameElement | null, name: string): void {
  frame?.contentWindow?.postMessage(name, location.origin)
}

/** Receives messages of pages of other origins. @returns unsubscribes */
export function onForeignMessage(from: string, listener: () => void): () => void {
  const onMessage = ({ origin }: MessageEvent) => {
    if (origin === from) listener()
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
