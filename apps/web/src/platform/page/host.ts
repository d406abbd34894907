import type { NativeWindow } from './place.ts'

/** Marks the document for style sheets and for those who test. */
export function markEmbedded(mode: string): void {
  document.documentElement.dataset.embedded = mode
}

/** Who keeps the history of pages from now on. */
export function keepHistory(keeper: 'host' | 'frame'): void {
  document.documentElement.dataset.history = keeper
}

/** The window that shows this page. */
export const hostWindow = (): Window => window.parent

/** The origin of the host page, where the browser reports it. */
export function hostOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  try {
    return new URL(document.referrer).origin
  } catch {
    return null
  }
}

/** Origin of this page itself. */
export const ownOrigin = (): string => location.origin

/** Receives messages of the host page whose origin is listed, and of no other window. @returns stops */
export function onHostMessage(
  allowed: readonly string[],
  receive: (message: unknown, origin: string) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (source === window.parent && allowed.includes(origin)) receive(data, origin)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

/**
 * Receives messages of the application around this web view: it dispatches them in this page itself, so that they have
 * no source window, unlike messages of frames and openers. @returns stops
 */
export function onAppMessage(receive: (message: unknown) => void): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (source === null && origin === '') receive(data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

/** @param origin of the host; `*` only for messages without personal data */
export function postToHost(message: unknown, origin: string): void {
  window.parent.postMessage(message, origin)
}

/** Hands a message to the application around this web view. */
export function postToApp(message: unknown): void {
  const { ReactNativeWebView, webkit } = window as NativeWindow
  ReactNativeWebView?.postMessage(JSON.stringify(message))
  webkit?.messageHandlers?.touchline?.postMessage(message)
}

/** Monotonic time in ms. */
export const monotonicNow = (): number => performance.now()

/** Least height of a page in view, in px: a dialog that must be answered cannot be squeezed away. */
const LEAST_SCREEN = 320

/** Beyond every frame, in px. */
const FAR_DOWN = 1_000_000

/**
 * The page is as high as its content and the host scrolls, so fixed parts are placed in the visible part, in px from
 * the top; null: the page has its own scrolling. Styles use the frame's present height: it may grow after the host's
 * message.
 */
export function showScreen(screen: { readonly top: number; readonly bottom: number } | null): void {
  const { style, dataset } = document.documentElement
  const names = ['--screen-top', '--screen-end', '--screen-bottom', '--screen'] as const
  if (screen === null) {
    delete dataset.dynamic
    for (const name of names) style.removeProperty(name)
    return
  }
  dataset.dynamic = ''
  // A window is never higher than its screen; under emulation, a frame of another site reads a wrong screen size.
  const most = Math.max(window.screen.height, window.outerHeight)
  const top = `clamp(0px, ${screen.top}px, 100vh - ${LEAST_SCREEN}px)`
  const seen = `min(${Math.min(screen.bottom, FAR_DOWN)}px, var(--screen-top) + ${most}px)`
  style.setProperty('--screen-top', top)
  style.setProperty('--screen-end', `max(var(--screen-top) + ${LEAST_SCREEN}px, ${seen})`)
  style.setProperty('--screen-bottom', 'max(0px, 100vh - var(--screen-end))')
  style.setProperty('--screen', 'calc(var(--screen-end) - var(--screen-top))')
}

/**
 * Calls the listener for a press on a link before the page follows it; true means that the listener handled it.
 * @returns unsubscribes
 */
export function onLinkPressed(take: (pathname: string, link: HTMLAnchorElement) => boolean): () => void {
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin || event.defaultPrevented) return
    if (take(link.pathname, link)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('click', listener, { capture: true })
  return () => document.removeEventListener('click', listener, { capture: true })
}

/** Position of the front dialog, in px of this page; null where none is open. */
export function areaOfDialog(): { readonly top: number; readonly height: number } | null {
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
  if (dialog === undefined) return null
  const { top, height } = dialog.getBoundingClientRect()
  return { top: Math.max(0, top + scrollY), height }
}

/** Follows the height of the content, with the free space below it, in px. @returns unsubscribes */
export function watchHeight(listener: (height: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? []
    if (size !== undefined) listener(size.blockSize)
  })
  observer.observe(document.body)
  return () => observer.disconnect()
}

/** Calls the listener when the title of the document changes. @returns unsubscribes */
export function onTitle(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  const title = document.querySelector('title')
  if (title !== null) observer.observe(title, { childList: true })
  return () => observer.disconnect()
}

export const pageTitle = (): string => document.title

/** Calls the listener when the application abandons its frame. @returns unsubscribes */
export function onCrash(listener: () => void): () => void {
  const root = document.getElementById('app')
  const observer = new MutationObserver(() => {
    if (root?.querySelector(':scope > [data-crashed]')) listener()
  })
  if (root !== null) observer.observe(root, { childList: true })
  return () => observer.disconnect()
}

const PROBE = 'touchline-probe'

/** Whether the browser keeps cookies for this page in its frame. */
export function keepsCookies(): boolean {
  const attributes = 'Path=/; Secure; SameSite=None; Partitioned'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${PROBE}=1; ${attributes}`
  const isKept = document.cookie.includes(`${PROBE}=1`)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${PROBE}=; Max-Age=0; ${attributes}`
  return isKept
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/**
 * A session code is bound to this: the nonce is the SHA-256 of the verifier, which leaves the frame for the exchange
 * only.
 */
export async function makeProof(): Promise<{ readonly verifier: string; readonly nonce: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, nonce: base64url(new Uint8Array(hash)) }
}
