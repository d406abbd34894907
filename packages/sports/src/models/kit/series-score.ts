import type { SportState } from '../types.ts'

/** Unified Odds Feed match status codes: maps 141 to 147, the breaks before maps 2 to 7 from 301. */
const FIRST_MAP = 141
const FIRST_BREAK = 301
const ENDED = 100

/** The code of a series' stage. */
export function mapStage({ phase, maps }: Pick<SportState, 'phase'> & { readonly maps: readonly unknown[] }): number {
  switch (phase) {
    case 'not_started':
      return 0
    case 'ended':
      return ENDED
    case 'break':
      return FIRST_BREAK + maps.length - 1
    case 'running':
      return FIRST_MAP + maps.length
  }
}
