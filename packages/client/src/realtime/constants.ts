/** Without any message, not even a ping, for this long the line counts as silent. */
export const SILENCE_MS = 10_000
/** How long a channel stays subscribed after the last one let go. */
export const LINGER_MS = 2_000
/** Pause before starting anew after the protocol library stopped for good. */
export const RESTART_MS = 5_000
