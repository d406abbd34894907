import type { Provider, SportKey, SportType } from '@touchline/contract'
import { type LocalNames, textInEach } from '../texts/index.ts'

/** A sport of the demo world. Ids are the numbers public feeds give the sports. */
export interface SportSeed {
  readonly key: SportKey
  readonly id: number
  readonly names: LocalNames
  readonly type: SportType
  /** 1 is shown first. */
  readonly priority: number
  readonly provider: Provider
}

export const SPORTS: readonly SportSeed[] = [
  sport('football', 1, 1),
  sport('tennis', 5, 2),
  sport('basketball', 2, 3),
  sport('ice-hockey', 4, 4),
  sport('american-football', 16, 5),
  sport('baseball', 3, 6),
  esport('cs2', 109, 7),
  esport('dota2', 111, 8),
  esport('lol', 110, 9),
]

function sport(key: SportKey, id: number, priority: number): SportSeed {
  return { key, id, names: textInEach(`sport.${key}`), type: 'regular', priority, provider: 'betradar' }
}

function esport(key: SportKey, id: number, priority: number): SportSeed {
  return { key, id, names: textInEach(`sport.${key}`), type: 'cyber', priority, provider: 'oddin' }
}
