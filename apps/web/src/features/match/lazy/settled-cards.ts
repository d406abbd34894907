import type { SettledMarket } from '@touchline/contract'
import { ladderTitle } from '../../markets/index.ts'

/** A settled outcome on a card, apart from those of the other lines. */
export interface SettledOutcome {
  readonly key: string
  readonly name: string
  readonly result: SettledMarket['outcomes'][number]['result']
}

export interface SettledCard {
  readonly key: string
  readonly title: string
  /** Outcomes of each line in their order; of many only those that did not lose: forty lost scores have no meaning. */
  readonly outcomes: readonly SettledOutcome[]
}

/** Up to so many outcomes all are shown, the losing ones too. */
const FEW = 6

/** Markets of a finished match as cards: all lines of a ladder are one card, at the place of the first of them. */
export function settledCards(markets: readonly SettledMarket[]): readonly SettledCard[] {
  return [...Map.groupBy(markets, (market) => `${market.id} ${ladderTitle(market)}`)].map(([key, lines]) => {
    const [first] = lines
    const outcomes = lines.flatMap((market) =>
      market.outcomes.map(({ id, name, result }) => ({
        key: `${market.specifier}/${id}`,
        name: name.replaceAll(/(?<=^|[\s(])-(?=\d)/g, '−'),
        result,
      })),
    )
    return {
      key,
      title: first ? ladderTitle(first) : '',
      outcomes: outcomes.length > FEW ? outcomes.filter(({ result }) => result !== 'lose') : outcomes,
    }
  })
}
