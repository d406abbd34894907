/** The mark between the goals of two sides: `2:1` in German and Russian, `2–1` elsewhere. */
export function scoreMark(locale: string): ':' | '–' {
  return /^(de|ru)\b/.test(locale) ? ':' : '–'
}
