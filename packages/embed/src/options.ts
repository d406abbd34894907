import type { EmbedTheme } from '@touchline/contract/embed'
import type { HostMessageInputs } from '@touchline/contract/embed-messages'
import type { SportsbookEventName, SportsbookListener } from './events.ts'

/**
 * How the address of the host page follows the page of the sportsbook: in its hash (`#/football`), in its path below
 * `basePath`, or not at all.
 */
export type UrlSync = 'hash' | 'path' | 'none'

export interface SportsbookOptions {
  /** Origin of the book, `https://book.example`. */
  readonly src: string
  /** First page, below `/sports`. With `urlSync`, the address of the host page comes first. */
  readonly path?: string | undefined
  /** Language, `de`; the site's first language without one. */
  readonly locale?: string | undefined
  readonly theme?: EmbedTheme | undefined
  /** ISO 4217 code of the account that stakes are taken from. */
  readonly currency?: string | undefined
  readonly urlSync?: UrlSync | undefined
  /** For `urlSync: 'path'`: path of the host page that shows the sportsbook, `/betting`. */
  readonly basePath?: string | undefined
  /** Height of what the host keeps at the top of the screen, in px. */
  readonly topOffset?: number | undefined
  /** Height of what the host keeps at the bottom of the screen, in px. */
  readonly bottomOffset?: number | undefined
  /** False: the host sets the height of the element, and the sportsbook scrolls inside. */
  readonly autoHeight?: boolean | undefined
  /**
   * Called when the frame needs a session: requests a one-time code for this nonce from the host's server. Null for a
   * visitor. Called again when the session ends.
   */
  readonly getSessionCode?: ((nonce: string) => Promise<string | null>) | undefined
}

/** Commands of a host, by name: what `send` takes. */
export type SportsbookCommands = Omit<HostMessageInputs, 'session_code' | 'iframe_integration' | 'viewport'>

export interface Sportsbook {
  /** Fulfilled when the sportsbook is shown for the first time. */
  readonly ready: Promise<void>
  /** Opens a page, below `/sports`. */
  navigate(path: string): void
  /** Sends a command now, or in order once the sportsbook is shown. */
  send<Name extends keyof SportsbookCommands>(name: Name, data: SportsbookCommands[Name]): void
  /**
   * Notifies the frame that a player signed in or out at the host. Signing out ends its session and its connections.
   */
  sessionChanged(isSignedIn: boolean): void
  /** @returns removes the listener */
  on<Name extends SportsbookEventName>(name: Name, listener: SportsbookListener<Name>): () => void
  /** Removes the frame, its listeners and its connection. */
  destroy(): void
}
