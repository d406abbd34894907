/** Where this page is shown: alone, in a frame of another site, or in the web view of a mobile application. */
export type Place = 'alone' | 'frame' | 'app'

/** What applications put into their web views. */
export interface NativeWindow {
  readonly ReactNativeWebView?: { postMessage(text: string): void }
  readonly webkit?: { readonly messageHandlers?: { readonly touchline?: { postMessage(message: unknown): void } } }
}

export function placeOfPage(): Place {
  const { ReactNativeWebView, webkit, parent } = window as Window & NativeWindow
  if (ReactNativeWebView || webkit?.messageHandlers?.touchline) return 'app'
  try {
    // A frame of this very site is the editor's canvas and no embedding.
    if (parent.location.origin === location.origin) return 'alone'
  } catch {
    // Another site's.
  }
  return 'frame'
}

/** Whether the host page keeps the history of pages: this page then replaces its address, and pushes none. */
export function isHistoryOfHost(): boolean {
  return document.documentElement.dataset.history === 'host'
}
