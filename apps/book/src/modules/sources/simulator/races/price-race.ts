import { createRng, type PricedRunner, priceBook, RACE_PLACE, RACE_WIN, raceFair } from '@touchline/sports'
import type { BoardMarketInput } from '../../../pricing/index.ts'
import type { RaceSetup } from './race-setup.ts'

/** What prices are made of. */
export interface PricedRace {
  readonly race: {
    readonly seed: string
    readonly startsAt: number
    readonly setup: Pick<RaceSetup, 'runners' | 'places'>
  }
  readonly withdrawn: { has(horseId: number): boolean }
}

const HOUR_MS = 3_600_000
/** How wrong the market may be about a strength hours before the off. */
const AMPLITUDE = 0.22
const WAVES = [
  [9 * 60_000, 0.3],
  [47 * 60_000, 0.7],
] as const

export function outcomeOf(horseId: number): string {
  return `racing:competitor:${horseId}`
}

/** The book of a race before the off, from what is believed of the strengths at `at` (wall ms). */
export function priceRace({ race, withdrawn }: PricedRace, at: number): readonly BoardMarketInput[] {
  const error = errorsAt(race.seed, race.startsAt - at)
  const runners = race.setup.runners.map(
    ({ horseId, strength }): PricedRunner => ({
      id: outcomeOf(horseId),
      strength: strength + error(horseId),
      isOut: withdrawn.has(horseId),
    }),
  )
  const fair = raceFair(runners, race.setup.places)
  return priceBook(fair, { sport: 'horse-racing', phase: 'prematch', betStop: null })
}

/** Price of a horse to win as it is offered, scaled; 0 where it has none. */
export function winOdds(markets: Iterable<BoardMarketInput>, horseId: number): number {
  return oddsIn(markets, RACE_WIN.id, horseId)
}

/** Price of a horse to be placed as it is offered, scaled; 0 where it has none. */
export function placeOdds(markets: Iterable<BoardMarketInput>, horseId: number): number {
  return oddsIn(markets, RACE_PLACE.id, horseId)
}

function oddsIn(markets: Iterable<BoardMarketInput>, marketId: number, horseId: number): number {
  for (const { id, outcomes } of markets) {
    if (id === marketId) return outcomes.find((outcome) => outcome.id === outcomeOf(horseId))?.odds ?? 0
  }
  return 0
}

/** A slow, seeded error of each strength that fades to nothing at the off, so that prices move as news comes. */
function errorsAt(seed: string, msBefore: number): (horseId: number) => number {
  if (msBefore <= 0) return () => 0
  const size = AMPLITUDE * Math.min(1, Math.sqrt(msBefore / (6 * HOUR_MS)))
  const rng = createRng(`${seed}/drift`)
  return (horseId) => {
    const own = rng.fork(String(horseId))
    return (
      size *
      WAVES.reduce(
        (sum, [period, weight]) => sum + weight * Math.sin(2 * Math.PI * (msBefore / period + own.next())),
        0,
      )
    )
  }
}
