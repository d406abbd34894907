import type { Rng } from '../../rng.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent } from '../types.ts'
import { INNINGS, playRuns } from './runs.ts'
import { applyBaseball, type BaseballState, batting, initialBaseball, isOver, score } from './state.ts'
import type { BaseballTruth } from './truth.ts'

const BREAK_MS = 135_000

/** Plate appearances that neither score nor make an out, before a play that does. */
const REACHES_BASE = 0.3

/** Betting stops this long before a scoring play, and as long before a share of the outs. */
const DANGER_MS = 7_000
const FALSE_ALARM = 0.1

export function playBaseball(truth: BaseballTruth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  let state = initialBaseball()

  while (!isOver(state)) {
    if (time.now() > 0) time.wait(BREAK_MS)
    emit('half_start', { inning: state.inning, half: state.half })
    const { inning, half } = state
    while (state.inning === inning && state.half === half && !isOver(state)) play()
  }
  time.wait(3_000)
  time.emit('match_end')
  return time.events

  function emit(type: string, data?: MatchEvent['data']): void {
    const side = batting(state)
    time.emit(type, side, data)
    const event = time.events.at(-1)
    if (event !== undefined) state = applyBaseball(state, event)
  }

  /** One scoring play or out. Its time does not depend on which it is, so that waiting reveals nothing. */
  function play(): void {
    while (rng.chance(REACHES_BASE)) {
      time.wait(rng.range(40_000, 80_000))
      emit(rng.chance(0.7) ? 'hit' : 'walk')
    }
    time.wait(rng.range(45_000, 85_000))
    const runs = state.scored ? 0 : drawRuns(state)
    const alarm = runs > 0 || rng.chance(FALSE_ALARM)
    if (alarm) time.stop('possible_score')
    time.wait(DANGER_MS)
    if (runs > 0) emit('runs', { runs })
    else emit(rng.chance(0.35) ? 'strikeout' : 'out')
    if (!alarm || isOver(state)) return
    time.wait(rng.range(8_000, 20_000))
    time.reopen()
  }

  /** Runs of the next play; a walk-off counts no more than the winning one. */
  function drawRuns(from: BaseballState): number {
    const chances = playRuns(truth, batting(from), from.inning > INNINGS)
    let draw = rng.next()
    let runs = 0
    while (runs < chances.length - 1 && draw >= (chances[runs] ?? 0)) {
      draw -= chances[runs] ?? 0
      runs++
    }
    if (from.half === 'top' || from.inning < INNINGS) return runs
    const { home, away } = score(from)
    return Math.min(runs, away - home + 1)
  }
}
