import { marketKey } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import { plainLetters } from '../../i18n/index.ts'
import type { ShownMarket } from '../../live/index.ts'
import { ladderTitle } from './market-title.ts'
import { lineOf } from './short-label.ts'

/** Markets shown in one card: one market, or the lines of a ladder. */
export interface MarketCardData {
  readonly key: string
  readonly title: string
  readonly lines: readonly ShownMarket[]
  /** Outcomes in a row. */
  readonly columns: number
}

/** Everything of a specifier but the line: lines that differ in it alone belong together. */
function ladderKey(market: Market): string {
  const rest = market.specifier
    .split('|')
    .filter((part) => !/^(total|hcp)=/.test(part))
    .join('|')
  return `${market.id}/${rest}`
}

/** The line of a market as a number; 0 for one without. */
export function lineNumber(market: Market): number {
  return Number.parseFloat(lineOf(market.specifier) ?? '0') || 0
}

/** Cards of a match page, in the order of the markets; a ladder's lines ascend. */
export function groupMarkets(markets: readonly ShownMarket[]): MarketCardData[] {
  const ladders = new Map<string, ShownMarket[]>()
  for (const shown of markets) {
    const key =
      lineOf(shown.market.specifier) === null
        ? marketKey(shown.market.id, shown.market.specifier)
        : ladderKey(shown.market)
    const lines = ladders.get(key)
    if (lines) lines.push(shown)
    else ladders.set(key, [shown])
  }
  return [...ladders].flatMap(([key, lines]) => {
    const [first] = lines
    if (!first) return []
    const sorted = [...lines].sort((a, b) => lineNumber(a.market) - lineNumber(b.market))
    return [{ key, title: ladderTitle(first.market), lines: sorted, columns: first.market.columns }]
  })
}

/** Cards that a search finds: by the card's name, a market's or an outcome's; accents and case do not matter. */
export function searchCards(cards: readonly MarketCardData[], query: string): MarketCardData[] {
  const wanted = plainLetters(query.trim())
  if (!wanted) return [...cards]
  return cards.filter(
    (card) =>
      plainLetters(card.title).includes(wanted) ||
      card.lines.some(
        ({ market }) =>
          plainLetters(market.name).includes(wanted) ||
          market.outcomes.some(({ name }) => plainLetters(name).includes(wanted)),
      ),
  )
}

/** Which kind of market a card holds: the same id in every match of a sport. */
export function kindOf({ lines }: MarketCardData): number {
  return lines[0]?.market.id ?? 0
}

/** Cards of pinned kinds first, in the order in which they were pinned; the others in theirs. */
export function pinnedFirst(cards: readonly MarketCardData[], pinned: readonly number[]): readonly MarketCardData[] {
  if (pinned.length === 0) return cards
  const place = (card: MarketCardData) => (pinned.includes(kindOf(card)) ? pinned.indexOf(kindOf(card)) : pinned.length)
  return [...cards].sort((a, b) => place(a) - place(b))
}
