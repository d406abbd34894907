/** Letters that do not come apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/**
 * The words of a text without case, accents and signs: `Bayern München` is `bayern`, `munchen`; `O'Neil` is one word.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
