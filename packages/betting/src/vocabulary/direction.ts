const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])
/** Unicode's isolates: of what reads from left to right, of what reads as its first letter does, and their end. */
const LEFT_TO_RIGHT = '\u2066'
const BY_FIRST_LETTER = '\u2068'
const END = '\u2069'

/** Writing direction of a language (LOCALE-02). */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

/**
 * Text that reads from left to right in any context, without elements: in sentences, in attributes, on a canvas. In
 * languages from left to right it is unchanged.
 */
export function leftToRight(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `${LEFT_TO_RIGHT}${text}${END}` : text
}

/**
 * A name that keeps its order beside those of another script, where there is no `<bdi>`: in attributes, on a canvas.
 */
export function onItsOwn(name: string): string {
  return `${BY_FIRST_LETTER}${name}${END}`
}
