import { FIRST_HALF_SHARE, halfShare, remainingShare } from './clock.ts'
import type { FootballState } from './state.ts'
import type { FootballTruth, Sides } from './truth.ts'

/** A red card multiplies what is left of the side's goals and of its opponent's. */
export const SENT_OFF = 0.7
export const MAN_UP = 1.2

/** Shares of the whole match's intensity still to come in each half. */
export interface RemainingShares {
  readonly first: number
  readonly second: number
}

export function remainingShares(state: FootballState): RemainingShares {
  const elapsed = state.now - state.stageStart
  switch (state.stage) {
    case 'not_started':
      return { first: FIRST_HALF_SHARE, second: halfShare(2) }
    case 'first_half':
      return { first: remainingShare(1, elapsed, state.stoppage), second: halfShare(2) }
    case 'half_time':
      return { first: 0, second: halfShare(2) }
    case 'second_half':
      return { first: 0, second: remainingShare(2, elapsed, state.stoppage) }
    case 'ended':
      return { first: 0, second: 0 }
  }
}

/** Goal rates of both sides with the red cards shown so far, relative to the full match's means. */
export function redCardFactors(reds: Sides): Sides {
  return {
    home: SENT_OFF ** reds.home * MAN_UP ** reds.away,
    away: SENT_OFF ** reds.away * MAN_UP ** reds.home,
  }
}

/**
 * Mean further goals of each half. Red cards to come are part of it to first order: on average half of a stretch is
 * played after a card shown in it, all of the second half after one shown in the first.
 */
export function remainingGoals(truth: FootballTruth, state: FootballState): { first: Sides; second: Sides } {
  const { first, second } = remainingShares(state)
  const factors = redCardFactors(state.counters.red_cards)
  const drift = {
    home: (SENT_OFF - 1) * truth.reds.home + (MAN_UP - 1) * truth.reds.away,
    away: (SENT_OFF - 1) * truth.reds.away + (MAN_UP - 1) * truth.reds.home,
  }
  const part = (share: number, before: number): Sides => ({
    home: truth.goals.home * factors.home * share * (1 + drift.home * (before + share / 2)),
    away: truth.goals.away * factors.away * share * (1 + drift.away * (before + share / 2)),
  })
  return { first: part(first, 0), second: part(second, first) }
}

/** Share of the match still to come, for the processes that do not care about halves. */
export function remainingMatch(state: FootballState): number {
  const { first, second } = remainingShares(state)
  return first + second
}
