/** Without any message, not even a ping, for this long the line counts as silent. */
export const SILENCE_MS = 10_000
/** How long a channel stays subscribed after its last user. */
export const LINGER_MS = 2_000
/** The data of an invalid event is fetched at once; for further ones of the channel, this often. */
export const INVALID_EVERY_MS = 5_000
/** Pause before a restart after the protocol library has stopped permanently. */
export const RESTART_MS = 5_000
/** New tokens are tried once within this time when the server refuses those that are held. */
export const TOKEN_RETRY_MS = 60_000
