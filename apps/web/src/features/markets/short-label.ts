import type { Market, Outcome } from '@touchline/contract'

/** Words of short labels in the page's language: the initial of over and of under. */
export interface ShortWords {
  readonly over: string
  readonly under: string
}

/** Line of a market out of its specifier: `total=2.5` is 2.5, `hcp=-1|variant=x` is -1. */
export function lineOf(specifier: string): string | null {
  return /(?:^|\|)(?:total|hcp)=([^|]+)/.exec(specifier)?.[1] ?? null
}

/** A handicap as the side that gets it sees it: signed, a real minus, 0 without a sign. */
export function signedLine(line: number): string {
  if (line === 0) return '0'
  return line > 0 ? `+${line}` : `−${-line}`
}

/** Label over a price in a listing: 1, X, 2, "O 2.5", "1 −0.5". */
export function shortLabel(market: Market, outcome: Outcome, words: ShortWords): string {
  const line = lineOf(market.specifier)
  const handicap =
    line !== null && market.specifier.includes('hcp=') && /^-?\d+(\.\d+)?$/.test(line) ? Number(line) : null
  switch (outcome.key) {
    case 'home':
      return handicap === null ? '1' : `1 ${signedLine(handicap)}`
    case 'draw':
      return 'X'
    case 'away':
      return handicap === null ? '2' : `2 ${signedLine(-handicap)}`
    case 'over':
      return line === null ? words.over : `${words.over} ${line}`
    case 'under':
      return line === null ? words.under : `${words.under} ${line}`
    case 'total':
    case null:
      return outcome.name
  }
}
