import { HANDICAP, TOTAL, WINNER } from './outcomes.ts'
import type { MarketDescriptor } from './types.ts'

/** Dota 2 and League of Legends; a map that is never played returns its stakes. */
export const MOBA_MARKETS: readonly MarketDescriptor[] = [
  {
    id: 186,
    groups: ['main'],
    name: { en: 'Match winner', de: 'Sieger' },
    outcomes: WINNER,
    margin: 'two_way_main',
    columns: 2,
    line: null,
    listing: 'main',
  },
  {
    id: 328,
    groups: ['main', 'total', 'maps'],
    name: { en: 'Total maps {total}', de: 'Maps gesamt {total}' },
    outcomes: TOTAL,
    margin: 'two_way_main',
    columns: 2,
    line: 'total',
    listing: 'secondary',
  },
  {
    id: 327,
    groups: ['main', 'hcp', 'maps'],
    name: { en: 'Map handicap {+hcp}', de: 'Map-Handicap {+hcp}' },
    outcomes: HANDICAP,
    margin: 'two_way_main',
    columns: 2,
    line: 'hcp',
    listing: 'third',
  },
  {
    id: 395,
    groups: ['main', 'maps'],
    name: { en: '{!mapnr} map - winner', de: '{!mapnr} Map - Sieger' },
    outcomes: WINNER,
    margin: 'two_way',
    columns: 2,
    line: null,
    listing: null,
  },
]
