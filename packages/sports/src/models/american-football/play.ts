import type { Rng } from '../../rng.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { DRIVE_ENDS, type DriveEnd, drivePoints, STAGES, type Stage } from './drive.ts'
import { overtimeOver } from './overtime.ts'
import { quarterMoments } from './quarter-moments.ts'
import { drivesBefore, possession } from './schedule.ts'
import {
  type AmericanFootballState,
  applyAmericanFootball,
  initialAmericanFootball,
  nextInOvertime,
  points,
  QUARTER_MS,
} from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

const QUARTER_BREAK_MS = 120_000
const HALF_TIME_MS = 780_000

/** Share of harmless plays before which betting stops as well. */
const FALSE_ALARM = 0.06

/** What a decisive play brings: a step forward or the end of the drive. */
type PlayResult = { readonly kind: 'advance'; readonly to: Stage } | { readonly kind: 'end'; readonly end: DriveEnd }

const NEXT: Readonly<Record<Stage, Stage>> = {
  own_half: 'opponent_half',
  opponent_half: 'red_zone',
  red_zone: 'red_zone',
}

/** Where the ball lies when a stage is reached. */
const PROGRESS: Readonly<Record<Stage, readonly [number, number]>> = {
  own_half: [0.2, 0.45],
  opponent_half: [0.52, 0.75],
  red_zone: [0.82, 0.97],
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function playAmericanFootball(truth: AmericanFootballTruth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  let state = initialAmericanFootball()
  let alarmed = false

  for (let period = 1; period <= QUARTERS; period++) {
    if (period > 1) time.wait(period === 3 ? HALF_TIME_MS : QUARTER_BREAK_MS)
    quarter(period)
  }
  if (points(state).home === points(state).away) overtime()
  time.wait(3_000)
  emit('match_end')
  return time.events

  function emit(type: string, side?: Side, data?: MatchEvent['data']): void {
    time.emit(type, side, data)
    state = applyAmericanFootball(state, time.events.at(-1) as MatchEvent)
  }

  function quarter(period: number): void {
    emit('period_start', undefined, { period })
    const first = drivesBefore(truth, period)
    if (state.drives === first && state.possession === null) driveStart()
    let clock = 0
    let pending: PlayResult | null = null
    for (const moment of quarterMoments(truth.drives[period - 1] ?? 0, QUARTER_MS, rng)) {
      time.wait(moment.clock - clock)
      clock = moment.clock
      switch (moment.kind) {
        case 'snap':
          pending = isDue(state, first + moment.window, moment.stage) ? snap() : null
          break
        case 'result':
          if (pending !== null) result(pending)
          pending = null
          break
        case 'play':
          if (state.possession !== null) emit('play', state.possession, { progress: ball(state.stage) })
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

  /** A decisive play belongs to its own drive and stage; where that drive has ended before, it falls away. */
  function isDue(at: AmericanFootballState, drive: number, stage: Stage): boolean {
    return at.drives === drive && at.stage === stage && at.possession !== null
  }

  function driveStart(): void {
    const overtimeSide = state.period > QUARTERS ? nextInOvertime(state) : null
    emit('drive_start', overtimeSide ?? possession(truth, state.drives))
  }

  /** Draws the play that is about to begin; betting stops when it may score. */
  function snap(): PlayResult {
    const drawn = draw()
    const dangerous = state.stage !== 'own_half' || (drawn.kind === 'end' && drawn.end === 'safety')
    alarmed = dangerous || rng.chance(FALSE_ALARM)
    if (alarmed) time.stop('possible_score')
    return drawn
  }

  function draw(): PlayResult {
    const side = state.possession ?? 'home'
    const chances = truth[side][state.stage]
    let left = rng.next() - chances.advance
    if (left < 0) return { kind: 'advance', to: NEXT[state.stage] }
    for (const end of DRIVE_ENDS) {
      left -= chances.ends[end] ?? 0
      if (left < 0) return { kind: 'end', end }
    }
    return { kind: 'end', end: 'none' }
  }

  function result(play: PlayResult): void {
    const side = state.possession ?? 'home'
    if (play.kind === 'advance') {
      emit('advance', side, { stage: play.to, progress: ball(play.to) })
      pauseAfterAlarm()
      return
    }
    const { home, away } = drivePoints(play.end, side)
    if (play.end === 'none') emit('turnover', side)
    else emit('score', home > 0 ? 'home' : 'away', { points: Math.max(home, away), how: play.end })
    betweenDrives(play.end === 'none')
  }

  function pauseAfterAlarm(): void {
    if (!alarmed) return
    emit('clock_stop')
    time.wait(rng.range(8_000, 16_000))
    time.reopen()
    emit('clock_start')
  }

  /** Punt or kick-off; the clock stands until the other side has the ball. */
  function betweenDrives(quick: boolean): void {
    const last = state.period > QUARTERS ? overtimeEnded() : state.drives >= drivesBefore(truth, QUARTERS + 1)
    const half = state.drives === drivesBefore(truth, 3)
    time.wait(rng.range(10_000, 25_000))
    if (alarmed && !(last && points(state).home !== points(state).away)) time.reopen()
    time.wait(quick ? rng.range(40_000, 80_000) : rng.range(110_000, 160_000))
    // The last drive of a half leaves the clock to run out.
    if (!last && !(half && state.period === 2)) driveStart()
    if (state.period <= QUARTERS) emit('clock_start')
  }

  function overtimeEnded(): boolean {
    const next = nextInOvertime(state)
    return next !== null && overtimeOver(state.overtimeDrives, state.periods[QUARTERS] ?? points(state), next)
  }

  function overtime(): void {
    time.wait(QUARTER_BREAK_MS)
    emit('period_start', rng.chance(0.5) ? 'home' : 'away', { period: QUARTERS + 1 })
    driveStart()
    while (!overtimeEnded()) {
      time.wait(rng.range(60_000, 120_000))
      const play = snap()
      time.wait(8_000)
      result(play)
    }
    emit('period_end', undefined, { period: QUARTERS + 1 })
  }

  function ball(stage: Stage): number {
    const [from, to] = PROGRESS[STAGES.find((known) => known === stage) ?? 'own_half']
    return Math.round(rng.range(from, to) * 100) / 100
  }
}
