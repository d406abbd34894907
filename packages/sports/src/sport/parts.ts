import type { SportKey } from '@touchline/betting'

/** How the parts of a match make up the whole: by views of the sport's model. */
export type Parts =
  /** Sets or maps: the whole counts who wins them, until one side has enough. Those that are not played are void. */
  | { readonly kind: 'series'; readonly part: string; readonly number: string; readonly wholes: readonly string[] }
  /** Quarters or periods: the regular time is their sum, and the final score adds overtime where that is level. */
  | {
      readonly kind: 'sum'
      readonly part: string
      readonly number: string
      readonly count: number
      readonly regular: string
      readonly final: string
      /** Any points of either side, or one goal of the winner. */
      readonly overtime: 'points' | 'goal'
    }

const MAPS: Parts = { kind: 'series', part: 'map', number: 'mapnr', wholes: ['series', 'maps'] }
const WITH_OVERTIME = { kind: 'sum', regular: 'regular', final: 'final' } as const
const QUARTERS: Parts = { ...WITH_OVERTIME, part: 'quarter', number: 'quarternr', count: 4, overtime: 'points' }

/** Sports whose parts are compared with the whole match. Halves of football: `joint-bits.ts`. */
const PARTS: Partial<Readonly<Record<SportKey, Parts>>> = {
  tennis: { kind: 'series', part: 'set', number: 'setnr', wholes: ['sets', 'score_in_sets'] },
  cs2: MAPS,
  dota2: MAPS,
  lol: MAPS,
  basketball: QUARTERS,
  'american-football': QUARTERS,
  'ice-hockey': { ...WITH_OVERTIME, part: 'period', number: 'periodnr', count: 3, overtime: 'goal' },
}

export function partsOf(sport: SportKey): Parts | null {
  return PARTS[sport] ?? null
}
