/**
 * What cannot be seen, or turns the direction of what follows: controls, zero widths, bidi marks, unassigned and
 * private ones.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** The first character of a text that cannot be seen or typed, as `U+202E`; null if there is none. */
export function unseenIn(text: string): string | null {
  const found = UNSEEN.exec(text)?.[0]
  return found === undefined ? null : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
