/** Who may be listening to private channels. */
export interface Audience {
  /** Players whose channel somebody listens to now; null where that is not known. Who comes back is told all values again. */
  players(): Iterable<number> | null
  /** Whether somebody listens to a channel or may come back to it; true where that is not known. */
  hears(channel: string): boolean
}
