/**
 * A text without case and accents, for searching: `SAO` finds `São`, and since visitors do not type by the rules of
 * another language, `i`, `İ`, `I` and `ı` are one letter. As many letters as the text has; never for display.
 */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
}
