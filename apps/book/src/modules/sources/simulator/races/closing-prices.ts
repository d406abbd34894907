import type { Dividend } from '@touchline/contract'
import { placesOf } from '@touchline/sports'
import { type PricedRace, placeOdds, priceRace, winOdds } from './price-race.ts'
import type { RaceScript } from './race-setup.ts'

/** A race whose off is past, with those that did not run. */
export type ClosedRace = PricedRace & { readonly script: RaceScript }

/** What the pool keeps of a forecast. */
const FORECAST_SHARE = 0.78

/** Prices to win at the off, by horse; those that did not run have none. */
export function startingOdds({ race, withdrawn }: PricedRace): ReadonlyMap<number, number> {
  const closing = priceRace({ race, withdrawn }, race.startsAt)
  const odds = race.setup.runners.map(({ horseId }) => [horseId, winOdds(closing, horseId)] as const)
  return new Map(odds.filter(([, price]) => price > 0))
}

/**
 * What the race pays for one unit: the winner and the placed at their last prices, shared in dead heats, and the
 * forecast.
 */
export function dividendsOf({ race, withdrawn, script }: ClosedRace): readonly Dividend[] {
  const closing = priceRace({ race, withdrawn }, race.startsAt)
  const starting = startingOdds({ race, withdrawn })
  const finishers = placesOf(script.finish)
  const numbers = new Map(race.setup.runners.map(({ horseId, number }) => [horseId, number]))
  const numberOf = (horseId: number) => numbers.get(horseId) ?? 0
  const level = (place: number) => finishers.filter((other) => other.place === place).length
  const share = (odds: number, places: number, place: number) =>
    Math.round(odds * Math.min(1, (places - place + 1) / level(place)))
  const paid = (kind: 'win' | 'place', places: number, oddsOf: (horseId: number) => number): Dividend[] =>
    finishers
      .filter(({ place }) => place <= places)
      .map(({ runner, place }) => ({ kind, numbers: [numberOf(runner)], odds: share(oddsOf(runner), places, place) }))
  return [
    ...paid('win', 1, (horseId) => starting.get(horseId) ?? 0),
    ...paid('place', race.setup.places, (horseId) => placeOdds(closing, horseId)),
    ...forecast(script.finish, starting, numberOf),
  ].filter(({ odds }) => odds > 0)
}

/** The first two in their order, unless either dead-heated. */
function forecast(
  finish: RaceScript['finish'],
  starting: ReadonlyMap<number, number>,
  numberOf: (horseId: number) => number,
): readonly Dividend[] {
  const [[first, tied] = [], [second, alsoSecond] = []] = finish
  if (first === undefined || second === undefined || tied !== undefined || alsoSecond !== undefined) return []
  const sum = [...starting.values()].reduce((total, odds) => total + 1 / odds, 0)
  const chance = (horseId: number) => 1 / (starting.get(horseId) ?? Number.POSITIVE_INFINITY) / sum
  const both = (chance(first) * chance(second)) / (1 - chance(first))
  if (!(both > 0)) return []
  const odds = Math.round(((FORECAST_SHARE / both) * 10_000) / 1_000) * 1_000
  return [{ kind: 'forecast', numbers: [numberOf(first), numberOf(second)], odds: Math.max(10_000, odds) }]
}
