const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])
const ISOLATE = '\u2066'
const END = '\u2069'

/** Writing direction of a language (LOCALE-02). */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

/**
 * Text that reads from left to right wherever it stands, without elements that say so: in sentences, in attributes, on a canvas.
 * In languages that do so anyway it is as it was.
 */
export function leftToRight(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `${ISOLATE}${text}${END}` : text
}
