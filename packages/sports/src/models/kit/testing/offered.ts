import type { FairMarket, SportModel, SportState } from '../../types.ts'
import type { PlayedMatch } from './played-match.ts'

/** Every market that was on offer at one of `samples` moments spread over the match. */
export function everOffered<T, S extends SportState>(
  model: SportModel<T, S>,
  match: PlayedMatch<T, S>,
  samples: number,
): readonly FairMarket[] {
  const found = new Map<string, FairMarket>()
  for (let i = -1; i < samples; i++) {
    const state = match.at(i < 0 ? -1 : (match.end * i) / samples)
    for (const market of model.fair(match.truth, state)) found.set(`${market.id}/${market.specifier}`, market)
  }
  return [...found.values()]
}

/** Outcomes that the end of a match leaves undecided. */
export function leftOpen<T, S extends SportState>(
  model: SportModel<T, S>,
  markets: readonly FairMarket[],
  final: S,
): readonly string[] {
  return markets.flatMap((market) =>
    market.outcomes
      .filter(({ id }) => model.outcome(market, id, final) === 'open')
      .map(({ id }) => `${market.id} ${market.specifier} ${id}`),
  )
}
