import { HANDICAP, TOTAL, WINNER } from './outcomes.ts'
import type { MarketDescriptor } from './types.ts'

/** Baseball; everything counts extra innings. */
export const BASEBALL_MARKETS: readonly MarketDescriptor[] = [
  {
    id: 251,
    groups: ['main'],
    name: { en: 'Winner (incl. extra innings)', de: 'Sieger (inkl. Extra-Innings)' },
    outcomes: WINNER,
    margin: 'two_way_main',
    columns: 2,
    line: null,
    listing: 'main',
  },
  {
    id: 258,
    groups: ['main', 'total'],
    name: { en: 'Total runs {total} (incl. extra innings)', de: 'Runs gesamt {total} (inkl. Extra-Innings)' },
    outcomes: TOTAL,
    margin: 'two_way_main',
    columns: 2,
    line: 'total',
    listing: 'secondary',
  },
  {
    id: 256,
    groups: ['main', 'hcp'],
    name: { en: 'Handicap {+hcp} (incl. extra innings)', de: 'Handicap {+hcp} (inkl. Extra-Innings)' },
    outcomes: HANDICAP,
    margin: 'two_way_main',
    columns: 2,
    line: 'hcp',
    listing: 'third',
  },
]
