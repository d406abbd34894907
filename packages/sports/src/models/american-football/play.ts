import type { Rng } from '../../rng.ts'
import { QUARTERS } from '../kit/quarters.ts'
import type { MatchEvent } from '../types.ts'
import type { Stage } from './drive.ts'
import { createDrives, type PlayResult } from './drives.ts'
import { quarterMoments } from './quarter-moments.ts'
import { drivesBefore } from './schedule.ts'
import { type AmericanFootballState, points, QUARTER_MS } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

const QUARTER_BREAK_MS = 120_000
const HALF_TIME_MS = 780_000

/** A decisive play belongs to its own drive and stage; where that drive has ended before, it falls away. */
function isDue(at: AmericanFootballState, drive: number, stage: Stage): boolean {
  return at.drives === drive && at.stage === stage && at.possession !== null
}

/** Plays a whole match by its truth. */
export function playAmericanFootball(truth: AmericanFootballTruth, rng: Rng): readonly MatchEvent[] {
  const { time, state, emit, driveStart, snap, result, ball, overtimeEnded } = createDrives(truth, rng)

  for (let period = 1; period <= QUARTERS; period++) {
    if (period > 1) time.wait(period === 3 ? HALF_TIME_MS : QUARTER_BREAK_MS)
    quarter(period)
  }
  if (points(state()).home === points(state()).away) overtime()
  time.wait(3_000)
  emit('match_end')
  return time.events

  function quarter(period: number): void {
    emit('period_start', undefined, { period })
    const first = drivesBefore(truth, period)
    if (state().drives === first && state().possession === null) driveStart()
    let clock = 0
    let pending: PlayResult | null = null
    for (const moment of quarterMoments(truth.drives[period - 1] ?? 0, QUARTER_MS, rng)) {
      time.wait(moment.clock - clock)
      clock = moment.clock
      switch (moment.kind) {
        case 'snap':
          pending = isDue(state(), first + moment.window, moment.stage) ? snap() : null
          break
        case 'result':
          if (pending !== null) result(pending)
          pending = null
          break
        case 'play':
          play()
          break
        case 'timeout':
          emit('timeout', rng.chance(0.5) ? 'home' : 'away')
          time.wait(rng.range(60_000, 110_000))
          emit('clock_start')
          break
      }
    }
    time.wait(QUARTER_MS - clock)
    emit('period_end', undefined, { period })
  }

  function play(): void {
    const { possession, stage } = state()
    if (possession !== null) emit('play', possession, { progress: ball(stage) })
  }

  function overtime(): void {
    time.wait(QUARTER_BREAK_MS)
    emit('period_start', rng.chance(0.5) ? 'home' : 'away', { period: QUARTERS + 1 })
    driveStart()
    while (!overtimeEnded()) {
      time.wait(rng.range(60_000, 120_000))
      const drawn = snap()
      time.wait(8_000)
      result(drawn)
    }
    emit('period_end', undefined, { period: QUARTERS + 1 })
  }
}
