/**
 * Kinds of markets that recur in every sport: what they all have in common. A market of a kind adds its id, tabs, name,
 * what it counts and its lines, and what differs.
 */
import { HANDICAP, overUnder, RESULT, WINNER } from './outcomes.ts'
import type { ScoreRule } from './rule.ts'
import type { MarketDesign } from './types.ts'

type Kind<K extends keyof MarketDesign = never> = Omit<
  MarketDesign<string, ScoreRule>,
  'id' | 'groups' | 'name' | 'counts' | K
>

const BESIDE = { listing: null, customBet: { group: 'match' } } as const

/** Home or away. */
export const TWO_WAY: Kind = { outcomes: WINNER, ladder: null, margin: 'two_way', columns: 2, ...BESIDE }

/** Home, draw or away. */
export const THREE_WAY: Kind = { outcomes: RESULT, ladder: null, margin: 'three_way', columns: 3, ...BESIDE }

/** Over or under a line of the total. */
export const TOTAL_LINES: Kind<'ladder'> = { outcomes: overUnder('total'), margin: 'two_way', columns: 2, ...BESIDE }

/** Home or away with a start. */
export const HANDICAP_LINES: Kind<'ladder'> = { outcomes: HANDICAP, margin: 'two_way', columns: 2, ...BESIDE }

/** The three of a sport without draws that its listings show. */
export const MAIN_TWO_WAY: Kind = { ...TWO_WAY, margin: 'two_way_main', listing: 'main' }
export const MAIN_TOTAL_LINES: Kind<'ladder'> = { ...TOTAL_LINES, margin: 'two_way_main', listing: 'secondary' }
export const MAIN_HANDICAP_LINES: Kind<'ladder'> = { ...HANDICAP_LINES, margin: 'two_way_main', listing: 'third' }
