import { directionOf } from '../i18n/index.ts'

const ISOLATE = '\u2066'
const END = '\u2069'

/**
 * Text that reads from left to right wherever it stands, without elements that say so: in sentences, in attributes, on a canvas.
 * In languages that do so anyway it is as it was.
 */
export function leftToRight(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `${ISOLATE}${text}${END}` : text
}
