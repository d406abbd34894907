import type { Rng } from '../../rng.ts'
import { needed } from '../kit/series.ts'
import { add, ZERO } from '../kit/sides.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { drawGoldSwing, drawKiller } from './evidence.ts'
import type { MobaTruth } from './truth.ts'

const MINUTE_MS = 60_000
const MAP_BREAK_MS = 600_000
const LENGTH_DEVIATION_MINUTES = 6
const LEAST_MINUTES = 19
const MOST_MINUTES = 62

/** Betting closes when the base is under attack. */
const CLOSING_MS = 75_000

/** A technical pause in so many minutes. */
const PAUSE = 1 / 45
/** Towers fall from this minute on, the leader's enemies' first. */
const FIRST_TOWER_MINUTE = 9
const TOWER = 0.3

/** Something that happens `clock` milliseconds into a map. */
interface Moment {
  readonly clock: number
  readonly kind: 'minute' | 'kill' | 'pause' | 'closing'
}

export function playMoba(truth: MobaTruth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  let won = ZERO
  for (const [index, chance] of truth.maps.entries()) {
    if (index > 0) time.wait(MAP_BREAK_MS)
    const winner: Side = rng.chance(chance) ? 'home' : 'away'
    time.emit('map_start', undefined, { number: index + 1 })
    playMap(winner)
    time.emit('map_end', winner, { number: index + 1 })
    won = add(won, winner)
    if (Math.max(won.home, won.away) === needed(truth.bestOf)) break
    time.wait(8_000)
    time.reopen()
  }
  time.wait(3_000)
  time.emit('match_end')
  return time.events

  function playMap(winner: Side): void {
    const minutes = rng.normal(truth.game.minutes, LENGTH_DEVIATION_MINUTES)
    const length = Math.round(Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes)) * MINUTE_MS)
    let goldLead = 0
    let clock = 0
    let closing = false
    for (const moment of moments(length)) {
      time.wait(moment.clock - clock)
      clock = moment.clock
      switch (moment.kind) {
        case 'minute': {
          const minute = clock / MINUTE_MS
          goldLead += drawGoldSwing(winner, minute, rng)
          time.emit('minute', undefined, { gold_lead: goldLead })
          tower(minute, goldLead)
          break
        }
        case 'kill':
          time.emit('kill', drawKiller(winner, rng))
          break
        case 'pause':
          if (!closing) pause()
          break
        case 'closing':
          closing = true
          time.stop('period_end')
          break
      }
    }
    time.wait(length - clock)
  }

  /** The moments of a map in order, drawn without looking at its winner. */
  function moments(length: number): readonly Moment[] {
    const list: Moment[] = [{ clock: length - CLOSING_MS, kind: 'closing' }]
    for (let clock = MINUTE_MS; clock < length; clock += MINUTE_MS) {
      list.push({ clock, kind: 'minute' })
      if (rng.chance(PAUSE)) list.push({ clock: clock - 30_000, kind: 'pause' })
    }
    const between = MINUTE_MS / truth.game.killsPerMinute
    for (let clock = next(between); clock < length; clock += next(between)) list.push({ clock, kind: 'kill' })
    return list.toSorted((a, b) => a.clock - b.clock)
  }

  function next(mean: number): number {
    return Math.ceil(rng.exponential(mean))
  }

  /** The side ahead in gold takes towers; that gives no information beyond the gold itself. */
  function tower(minute: number, goldLead: number): void {
    if (minute < FIRST_TOWER_MINUTE || !rng.chance(TOWER)) return
    const leads = rng.chance(0.7) === goldLead > 0
    time.emit('tower', leads ? 'home' : 'away')
  }

  function pause(): void {
    time.stop('scout_lost')
    time.emit('pause')
    time.wait(rng.range(60_000, 240_000))
    time.reopen()
    time.emit('play_resumed')
  }
}
