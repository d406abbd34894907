import type { Rng } from '../../rng.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { DRIVE_ENDS, type DriveEnd, drivePoints, STAGES, type Stage } from './drive.ts'
import { overtimeOver } from './overtime.ts'
import { drivesBefore, possession } from './schedule.ts'
import { applyAmericanFootball, initialAmericanFootball, nextInOvertime, points } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

/** Share of harmless plays before which betting stops as well. */
const FALSE_ALARM = 0.06

/** The result of a decisive play: a step forward or the end of the drive. */
export type PlayResult =
  | { readonly kind: 'advance'; readonly to: Stage }
  | { readonly kind: 'end'; readonly end: DriveEnd }

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

/** Plays the drives of a match, and keeps its timeline and state. */
export function createDrives(truth: AmericanFootballTruth, rng: Rng) {
  const time = createTimeline()
  let state = initialAmericanFootball()
  let alarmed = false

  function emit(type: string, side?: Side, data?: MatchEvent['data']): void {
    time.emit(type, side, data)
    state = applyAmericanFootball(state, time.events.at(-1) as MatchEvent)
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

  /** Punt or kick-off; the clock is stopped until the other side has the ball. */
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

  function ball(stage: Stage): number {
    const [from, to] = PROGRESS[STAGES.find((known) => known === stage) ?? 'own_half']
    return Math.round(rng.range(from, to) * 100) / 100
  }

  return { time, state: () => state, emit, driveStart, snap, result, ball, overtimeEnded }
}
