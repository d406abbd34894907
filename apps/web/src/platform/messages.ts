/** What the editor tells the page that it shows. */
export const DRAFT_CHANGED = 'touchline:draft-changed'

/** Hears of a message of another page of this origin. @returns stops hearing */
export function onMessage(name: string, listener: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && data === name) listener()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

/** Tells the page in a frame something, where it is of this origin. */
export function tellFrame(frame: HTMLIFrameElement | null, name: string): void {
  frame?.contentWindow?.postMessage(name, location.origin)
}

/** Hears of whatever pages of another origin say. @returns stops hearing */
export function onForeignMessage(from: string, listener: () => void): () => void {
  const hear = ({ origin }: MessageEvent) => {
    if (origin === from) listener()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
