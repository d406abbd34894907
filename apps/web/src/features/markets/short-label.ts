import type { Market, Outcome } from '@touchline/contract'

/** Words of short labels in the page's language: the initials of over and of under, and how it writes a line. */
export interface ShortWords {
  readonly over: string
  readonly under: string
  readonly number: (line: number) => string
}

/** Line of a market out of its specifier: `total=2.5` is 2.5, `hcp=-1|variant=x` is -1. */
export function lineOf(specifier: string): string | null {
  return specifier === '' ? null : (/(?:^|\|)(?:total|hcp)=([^|]+)/.exec(specifier)?.[1] ?? null)
}

/**
 * A handicap from the view of its side: signed, with a real minus; 0 in brackets, so that "1 (0)" is not read as ten.
 */
export function signedLine(line: number, written: (line: number) => string): string {
  if (line === 0) return '(0)'
  return line > 0 ? `+${written(line)}` : `−${written(-line)}`
}

/** Label over a price in a listing: 1, X, 2, "O 2.5", "1 −0.5". */
export function shortLabel(market: Market, outcome: Outcome, words: ShortWords): string {
  const line = lineOf(market.specifier)
  const number = line !== null && /^-?\d+(\.\d+)?$/.test(line) ? Number(line) : null
  const handicap = market.specifier.includes('hcp=') ? number : null
  const written = number === null ? line : words.number(number)
  switch (outcome.key) {
    case 'home':
      return handicap === null ? '1' : `1 ${signedLine(handicap, words.number)}`
    case 'draw':
      return 'X'
    case 'away':
      return handicap === null ? '2' : `2 ${signedLine(-handicap, words.number)}`
    case 'over':
      return written === null ? words.over : `${words.over} ${written}`
    case 'under':
      return written === null ? words.under : `${words.under} ${written}`
    case 'total':
    case null:
      return outcome.name
  }
}
