/** Equivalent markets of one match must have the same probability (invariants 2 to 5). */
import { parseSpecifier } from '../../../markets/specifier.ts'
import type { FairMarket } from '../../types.ts'

const SAME = 1e-9

/** A handicap market and the winner or result market of the same stretch of play. */
const PAIRS: readonly { readonly winner: number; readonly handicap: number }[] = [
  { winner: 186, handicap: 188 },
  { winner: 186, handicap: 327 },
  { winner: 219, handicap: 223 },
  { winner: 251, handicap: 256 },
  { winner: 330, handicap: 331 },
  { winner: 235, handicap: 303 },
]

export function brokenRelations(markets: readonly FairMarket[]): string[] {
  return PAIRS.flatMap(({ winner, handicap }) =>
    markets
      .filter(({ id }) => id === winner)
      .flatMap((market) => [half(market, -0.5), half(market, 0.5)].flatMap((check) => check(markets, handicap))),
  )
}

/** A head start of half a point turns a handicap into "wins" or, the other way, "does not lose". */
function half(market: FairMarket, hcp: -0.5 | 0.5) {
  return (markets: readonly FairMarket[], handicap: number): string[] => {
    const wanted = parseSpecifier(market.specifier)
    const line = markets.find(({ id, specifier }) => {
      const { hcp: text, ...rest } = parseSpecifier(specifier)
      return id === handicap && Number(text) === hcp && JSON.stringify(rest) === JSON.stringify(wanted)
    })
    const away = market.outcomes.at(-1)?.win ?? 0
    const home = market.outcomes[0]?.win ?? 0
    const expected = hcp < 0 ? home : 1 - away
    const found = line?.outcomes[0]?.win
    return found === undefined || Math.abs(found - expected) < SAME
      ? []
      : [`${handicap} hcp=${hcp} is ${found}, but ${market.id} says ${expected}`]
  }
}
