import type { Rng } from '../../rng.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { OVERTIME_MS } from './overtime.ts'
import { stageRate } from './play-counts.ts'
import { homeScoresNext, type LastScorer, PLAY_POINTS } from './scoring.ts'
import type { BasketballTruth } from './truth.ts'

const QUARTER_BREAK_MS = 130_000
const HALF_TIME_MS = 900_000

/** Prices are closed for the last seconds of a period. */
const CLOSING_MS = 12_000

/** Stops of the clock per period: fouls, timeouts and, rarely, a review. */
const STOPS_PER_PERIOD = 7

/** Something that happens when `clock` milliseconds of the period are gone. */
interface Moment {
  readonly clock: number
  readonly kind: 'score' | 'foul' | 'timeout' | 'review' | 'closing'
}

export function playBasketball(truth: BasketballTruth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  let lead = 0
  for (let period = 1; period <= QUARTERS || lead === 0; period++) {
    if (period > 1) time.wait(period === 3 ? HALF_TIME_MS : QUARTER_BREAK_MS)
    time.emit('period_start', undefined, { period })
    playPeriod(period > QUARTERS ? OVERTIME_MS : truth.quarterMs, period >= QUARTERS)
    time.emit('period_end', undefined, { period })
    if (period < QUARTERS || lead === 0) {
      time.wait(5_000)
      time.reopen()
    }
  }
  time.wait(3_000)
  time.emit('match_end')
  return time.events

  function playPeriod(length: number, last: boolean): void {
    let scorer: LastScorer = null
    let clock = 0
    let closing = false
    for (const moment of moments(length)) {
      time.wait(moment.clock - clock)
      clock = moment.clock
      switch (moment.kind) {
        case 'score':
          scorer = score(scorer)
          break
        case 'closing':
          closing = true
          if (last) time.stop('match_ending')
          else time.stop('period_end', ['quarters'])
          break
        case 'foul':
          pause('foul', rng.range(15_000, 35_000))
          break
        case 'timeout':
          pause('timeout', rng.range(60_000, 90_000))
          break
        case 'review':
          if (!closing) review()
          break
      }
    }
    time.wait(length - clock)
  }

  /** The moments of a period in order, drawn independently of each other. */
  function moments(length: number): readonly Moment[] {
    const list: Moment[] = [{ clock: length - CLOSING_MS, kind: 'closing' }]
    const stage = 1 / stageRate(truth.pace)
    const next = () => Math.round(rng.exponential(stage) + rng.exponential(stage))
    for (let clock = next(); clock < length; clock += Math.max(1, next())) list.push({ clock, kind: 'score' })
    for (let i = 0; i < STOPS_PER_PERIOD; i++) {
      const draw = rng.next()
      const kind = draw < 0.68 ? 'foul' : draw < 0.94 ? 'timeout' : 'review'
      list.push({ clock: rng.int(5_000, length - 5_000), kind })
    }
    return list.toSorted((a, b) => a.clock - b.clock)
  }

  function score(last: LastScorer): Side {
    const side: Side = rng.chance(homeScoresNext(truth.edge, last, lead)) ? 'home' : 'away'
    const worth = drawPoints()
    lead += side === 'home' ? worth : -worth
    time.emit('score', side, { points: worth })
    return side
  }

  function drawPoints(): number {
    let draw = rng.next()
    for (let worth = 1; worth < PLAY_POINTS.length - 1; worth++) {
      draw -= PLAY_POINTS[worth] ?? 0
      if (draw < 0) return worth
    }
    return PLAY_POINTS.length - 1
  }

  function pause(type: 'foul' | 'timeout', ms: number): void {
    time.emit(type, rng.chance(0.5) ? 'home' : 'away')
    time.wait(ms)
    time.emit('clock_start')
  }

  function review(): void {
    time.emit('clock_stop')
    time.stop('video_review')
    time.wait(rng.range(30_000, 70_000))
    time.reopen()
    time.emit('clock_start')
  }
}
