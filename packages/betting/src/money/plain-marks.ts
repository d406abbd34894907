/**
 * The zero of each row of ten digits that `Intl` writes amounts with, or that a keyboard has: Latin of full width,
 * Arabic, Persian, Devanagari, Bengali, Burmese.
 */
const ZEROS = [0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0x1040] as const

/**
 * Other signs by what they can only mean: the fraction (`d`), thousands (`g`), a space between thousands, or either of
 * '.' and ','.
 */
const MARKS: Readonly<Record<string, string>> = {
  '\u066b': 'd',
  '\u066c': 'g',
  "'": 'g',
  '\u2019': 'g',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\uff0e': '.',
  '\uff0c': ',',
  '\u060c': ',',
}

/** White space and marks of direction: around a pasted amount they are no part of it. */
const AROUND = /[\s\u200b\u200e\u200f\u061c\u2060\ufeff]/

/**
 * An amount's text with Latin digits and no more than five marks: '.' and ',' as typed, 'd' before a fraction, 'g' and
 * ' ' between thousands. What it does not know stays as it is, and letters that would pass for marks do not: `1d5` is
 * no number.
 */
export function withPlainMarks(text: string): string {
  let [from, to] = [0, text.length]
  while (AROUND.test(text[from] ?? '')) from++
  while (to > from && AROUND.test(text[to - 1] ?? '')) to--
  const signs = [...text.slice(from, to)].map((sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = ZEROS.find((one) => code >= one && code <= one + 9)
    if (zero !== undefined) return String(code - zero)
    return Object.hasOwn(MARKS, sign) ? MARKS[sign] : /[dg]/.test(sign) ? 'x' : sign
  })
  return signs.join('')
}
