/**
 * What a response or an event must look like, small enough to be sent to browsers; made of the contract at build time.
 * `s` text, `t` time, `n` number, `i` whole number, `b` yes or no, `u` anything; a number names a shared part. Arrays:
 * `?` or null, `*` list, `%` values of any key, `=` one of, `~` text like this, `|` any of these shapes. Objects:
 * shapes by key; a key that ends in `?` may be absent. Keys beyond those are newer than this page and left alone.
 */
export type Shape = string | number | readonly unknown[] | { readonly [key: string]: Shape }

export interface AnswerShapes {
  readonly parts: readonly Shape[]
  /** By call. */
  readonly answers: Readonly<Record<string, Shape>>
  /** Data of realtime events, by type. */
  readonly events: Readonly<Record<string, Shape>>
}
