/** Game clock of ice hockey. Scoring times are game time; the match's own time runs on while the clock is stopped. */

export const SECOND_MS = 1000
export const PERIOD_MS = 20 * 60 * SECOND_MS
export const OVERTIME_MS = 5 * 60 * SECOND_MS
export const BREAK_MS = 15 * 60 * SECOND_MS
export const OVERTIME_BREAK_MS = 3 * 60 * SECOND_MS

export type Period = 1 | 2 | 3
export const PERIODS: readonly Period[] = [1, 2, 3]

/** Share of the goals that falls into each period; even inside one. */
export const PERIOD_SHARES: Readonly<Record<Period, number>> = { 1: 0.32, 2: 0.34, 3: 0.34 }

/** In the last minutes a side behind by one or two goals takes its goalkeeper off. */
export const ENDGAME_MS = 2 * 60 * SECOND_MS
