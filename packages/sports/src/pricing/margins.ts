import type { MarginMethod } from '@touchline/betting'

/** Margin classes: which share of the fair probabilities the book adds, and by which formula. */
export const MARGIN_CLASSES = [
  'two_way_main',
  'two_way',
  'three_way_main',
  'three_way',
  'double_chance',
  'many',
  'correct_score',
  'independent',
  'outright',
  'lottery_number',
  'lottery_line',
] as const
export type MarginClass = (typeof MARGIN_CLASSES)[number]

/**
 * The return of lotteries in the long run, as operators publish it. It is less than in sports, and applies to every
 * number of a combination (two numbers 72 %, three 61 %, four 52 %, five 44 %). The ladder takes up to a step off a
 * price.
 */
export const LOTTERY_RETURNS = { lottery_number: 0.85, lottery_line: 0.93 } as const

/** The overround with which all outcomes of a class return this share. */
function returning(share: number): { readonly prematch: number; readonly live: number } {
  return { prematch: 1 / share - 1, live: 1 / share - 1 }
}

/** Overround above 1 before the match and in play (in play adds 1 to 2 points for the risk of late prices). */
export const MARGINS: Readonly<Record<MarginClass, { readonly prematch: number; readonly live: number }>> = {
  two_way_main: { prematch: 0.05, live: 0.06 },
  two_way: { prematch: 0.07, live: 0.085 },
  three_way_main: { prematch: 0.05, live: 0.06 },
  three_way: { prematch: 0.07, live: 0.085 },
  double_chance: { prematch: 0.05, live: 0.06 },
  many: { prematch: 0.1, live: 0.115 },
  correct_score: { prematch: 0.13, live: 0.15 },
  independent: { prematch: 0.14, live: 0.16 },
  outright: { prematch: 0.2, live: 0.22 },
  lottery_number: returning(LOTTERY_RETURNS.lottery_number),
  lottery_line: returning(LOTTERY_RETURNS.lottery_line),
}

/**
 * How the margin of a class is applied, as measured on a real feed: two-way additive, three-way power, more outcomes in
 * proportion; `independent` prices every outcome on its own (several scorers may win). `covers`: how many times over
 * the outcomes cover what can happen. Double chances are additive: the power form would inflate the one short pair of a
 * decided match.
 */
export const MARGIN_METHODS: Readonly<Record<MarginClass, { readonly method: MarginMethod; readonly covers: 1 | 2 }>> =
  {
    two_way_main: { method: 'additive', covers: 1 },
    two_way: { method: 'additive', covers: 1 },
    three_way_main: { method: 'power', covers: 1 },
    three_way: { method: 'power', covers: 1 },
    double_chance: { method: 'additive', covers: 2 },
    many: { method: 'multiplicative', covers: 1 },
    correct_score: { method: 'multiplicative', covers: 1 },
    independent: { method: 'multiplicative', covers: 1 },
    outright: { method: 'multiplicative', covers: 1 },
    lottery_number: { method: 'multiplicative', covers: 1 },
    lottery_line: { method: 'multiplicative', covers: 1 },
  }
