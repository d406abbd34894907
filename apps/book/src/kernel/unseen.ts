/**
 * What cannot be seen, or turns the direction of what follows: controls, zero widths, bidi marks, unassigned and
 * private ones.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

const BLANKS = new RegExp(`(?:\\s|${UNSEEN.source})+`, 'gu')

/** A name with single spaces, and none around it; '' if nothing in it can be seen. */
export function seenName(text: string): string {
  return text.replace(BLANKS, '') === '' ? '' : text.replace(/\s+/g, ' ').trim()
}

/** The first character of a text that cannot be seen or typed, as `U+202E`; null if there is none. */
export function unseenIn(text: string): string | null {
  const found = UNSEEN.exec(text)?.[0]
  return found === undefined ? null : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
