import type { EmbedFailure } from '@touchline/contract/embed'

/** Where a dialog is, in px of the frame. */
export interface Area {
  readonly top: number
  readonly height: number
}

/**
 * Events of an embedded sportsbook, by name. A custom element dispatches each as a `CustomEvent` whose `detail` is the
 * payload. No event has the player's identity or balance.
 */
export interface SportsbookEvents {
  /** The sportsbook is shown and takes commands. Again after the frame was reloaded. */
  ready: { readonly locale: string }
  /**
   * The sportsbook cannot be used; `timeout` after 10 s without a response. An error card with "Try again" is shown;
   * with `site_unavailable` the frame shows its own page instead.
   */
  failed: { readonly code: EmbedFailure | 'timeout' }
  /** Another page of the sportsbook is shown. `path` is below `/sports`, with query and hash. */
  navigate: { readonly path: string; readonly title: string; readonly replaces: boolean }
  /** The content has another height, in px. The element follows it unless `auto-height` is "off". */
  height: { readonly height: number }
  /** The slip was opened, closed, filled or emptied. `count` is the number of selections. */
  slip: { readonly open: boolean; readonly count: number }
  /** Money moved on an account of the player. Request the balance from your server. */
  balance: { readonly currency: string }
  /** Bets were accepted or wait for approval. `ids` are those of the book, in their order. */
  'bet-placed': { readonly ids: readonly number[] }
  /**
   * A visitor pressed "Sign in" or "Join", or an action needs a player. Show your own form, then call
   * `sessionChanged(true)`.
   */
  'auth-needed': { readonly reason: 'sign-in' | 'sign-up' }
  /** A player wants to deposit. `amount` is what is missing for the stake, in subunits; null where nothing is. */
  'deposit-needed': { readonly amount: number | null; readonly currency: string }
  /** A dialog was opened or closed. `area` is null where it is closed. */
  modal: { readonly name: string; readonly open: boolean; readonly area: Area | null }
  /** Stakes are taken from another account. */
  currency: { readonly currency: string }
  /** A player opened one of the highlighted events. */
  'event-opened': { readonly id: number; readonly path: string }
  /** The player signed out in the frame. Sign them out at your site as well. */
  'signed-out': { readonly [name: string]: never }
}

export type SportsbookEventName = keyof SportsbookEvents
export type SportsbookListener<Name extends SportsbookEventName> = (payload: SportsbookEvents[Name]) => void
