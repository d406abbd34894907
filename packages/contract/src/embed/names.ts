/** Prefix of every message that the frame sends to its host page (EMBED-01). */
export const EMBED_PREFIX = 'touchline:'

/** Messages that a host page sends to the frame. The last four are ours; the others are the specification's (7.4). */
export const HOST_MESSAGES = [
  'odds_changed',
  'page_changed',
  'search_modal',
  'open_bet_slip',
  'viewport',
  'iframe_integration',
  'apply_bet_code',
  'change_locale',
  'change_currency',
  'change_theme',
  'session_changed',
  'session_code',
  'sign_out',
] as const
export type HostMessageName = (typeof HOST_MESSAGES)[number]

/** Messages that the frame sends to its host page, without their prefix. The last five are ours. */
export const FRAME_MESSAGES = [
  'initialized',
  'page-loaded',
  'page-size-changed',
  'sign-in',
  'sign-up',
  'deposit',
  'balance-changed',
  'bet-slip-state-changed',
  'top-event-clicked',
  'notify-modal-triggered',
  'notify-currency-changed',
  'bet-placed',
  'scroll-to',
  'session-wanted',
  'failed',
  'signed-out',
] as const
export type FrameMessageName = (typeof FRAME_MESSAGES)[number]

/** Limits on messages in each direction. Messages above them are dropped and counted. */
export const EMBED_LIMITS = {
  /** Messages in a second, in each direction. */
  messagesPerSecond: 50,
  /** Length of one message as JSON, in bytes of UTF-8. */
  messageBytes: 65_536,
  /** Shortest time between two messages of size or of the visible part, in ms (EMBED-02). */
  layoutEveryMs: 100,
  /** How long a host waits for a frame before it offers to try again, in ms. */
  readyWithinMs: 10_000,
} as const

/** How a page is shown inside something else: by the tag, in a frame of a host's own, or in a mobile application. */
export const EMBEDDED_MODES = ['tag', 'frame', 'app'] as const
export type EmbeddedMode = (typeof EMBEDDED_MODES)[number]

export const EMBED_THEMES = ['dark', 'light', 'device'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

/**
 * Why a frame cannot be used. With `site_unavailable` it shows its own page about that: the site offers nothing in the
 * visitor's country.
 */
export const EMBED_FAILURES = ['site_unavailable', 'session_refused', 'crashed'] as const
export type EmbedFailure = (typeof EMBED_FAILURES)[number]

/** One version for all messages: an addition leaves it, a change that an older side does not understand raises it. */
export const EMBED_VERSION = 1
