import { type SeriesCell, seriesCells } from '../kit/series.ts'
import { ZERO } from '../kit/sides.ts'
import { type MapDistribution, mapDistribution } from './map-chain.ts'
import { mapOver } from './rules.ts'
import { type Cs2State, mapsDecided, mapsWon } from './state.ts'
import type { Cs2Truth, MapTruth } from './truth.ts'

export interface Cs2Distribution {
  /** Final scores in maps. */
  readonly series: readonly SeriesCell[]
  /** The running map and the one after it. */
  readonly maps: readonly { readonly number: number; readonly map: MapDistribution }[]
}

const WHOLE = new WeakMap<MapTruth, MapDistribution>()

/** A map not yet begun; depends on its truth alone. */
function wholeMap(map: MapTruth): MapDistribution {
  const known = WHOLE.get(map)
  if (known !== undefined) return known
  const made = mapDistribution(map, ZERO)
  WHOLE.set(map, made)
  return made
}

/** An unfinished map by its number, the running one from its present state; null where the series has none. */
export function mapAt(truth: Cs2Truth, state: Cs2State, number: number): MapDistribution | null {
  const map = truth.maps[number - 1]
  if (map === undefined) return null
  const isRunning = number === mapsDecided(state) + 1 && !mapOver(state.rounds)
  return isRunning ? mapDistribution(map, state.rounds) : wholeMap(map)
}

export function cs2Distribution(truth: Cs2Truth, state: Cs2State): Cs2Distribution {
  const first = mapsDecided(state) + 1
  const maps = truth.maps.slice(first - 1).flatMap((_, i) => {
    const map = mapAt(truth, state, first + i)
    return map === null ? [] : [{ number: first + i, map }]
  })
  const homeWins = (number: number) => maps[number - first]?.map.homeWins ?? 0.5
  return { series: seriesCells(truth.bestOf, mapsWon(state), homeWins), maps: maps.slice(0, 2) }
}
