/**
 * A text without case and accents, for finding what was typed in it: `SAO` finds `São`, and since nobody types by the
 * rules of another language, `i`, `İ`, `I` and `ı` are one letter. As many letters as the text has; never for showing.
 */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
}
