import type { Provider, SportKey, SportType } from '@touchline/contract'

/** A sport of the demo world. Ids are the numbers public feeds give the sports. */
export interface SportSeed {
  readonly key: SportKey
  readonly id: number
  readonly names: { readonly en: string; readonly de: string }
  readonly type: SportType
  /** 1 is shown first. */
  readonly priority: number
  readonly provider: Provider
}

export const SPORTS: readonly SportSeed[] = [
  sport('football', 1, 'Football', 'Fußball', 1),
  sport('tennis', 5, 'Tennis', 'Tennis', 2),
  sport('basketball', 2, 'Basketball', 'Basketball', 3),
  sport('ice-hockey', 4, 'Ice hockey', 'Eishockey', 4),
  sport('american-football', 16, 'American football', 'American Football', 5),
  sport('baseball', 3, 'Baseball', 'Baseball', 6),
  esport('cs2', 109, 'Counter-Strike 2', 7),
  esport('dota2', 111, 'Dota 2', 8),
  esport('lol', 110, 'League of Legends', 9),
]

function sport(key: SportKey, id: number, en: string, de: string, priority: number): SportSeed {
  return { key, id, names: { en, de }, type: 'regular', priority, provider: 'betradar' }
}

function esport(key: SportKey, id: number, name: string, priority: number): SportSeed {
  return { key, id, names: { en: name, de: name }, type: 'cyber', priority, provider: 'oddin' }
}
