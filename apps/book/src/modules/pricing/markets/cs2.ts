import { HANDICAP, TOTAL, WINNER } from './outcomes.ts'
import type { MarketDescriptor } from './types.ts'

/** Counter-Strike 2; rounds count overtime, a map that is never played returns its stakes. */
export const CS2_MARKETS: readonly MarketDescriptor[] = [
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
    id: 330,
    groups: ['main', 'maps'],
    name: { en: '{!mapnr} map - winner (incl. overtime)', de: '{!mapnr} Map - Sieger (inkl. Verlängerung)' },
    outcomes: WINNER,
    margin: 'two_way',
    columns: 2,
    line: null,
    listing: null,
  },
  {
    id: 331,
    groups: ['hcp', 'maps'],
    name: {
      en: '{!mapnr} map - round handicap {+hcp} (incl. overtime)',
      de: '{!mapnr} Map - Runden-Handicap {+hcp} (inkl. Verlängerung)',
    },
    outcomes: HANDICAP,
    margin: 'two_way',
    columns: 2,
    line: 'hcp',
    listing: null,
  },
  {
    id: 332,
    groups: ['total', 'maps'],
    name: {
      en: '{!mapnr} map - total rounds {total} (incl. overtime)',
      de: '{!mapnr} Map - Runden gesamt {total} (inkl. Verlängerung)',
    },
    outcomes: TOTAL,
    margin: 'two_way',
    columns: 2,
    line: 'total',
    listing: null,
  },
]
