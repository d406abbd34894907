import type { Rng } from '../../rng.ts'
import { needed } from '../kit/series.ts'
import { add, type Pair, ZERO } from '../kit/sides.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { roundWin } from './map-chain.ts'
import { ctSide, HALF, mapOver, toWin } from './rules.ts'
import type { Cs2Truth, MapTruth } from './truth.ts'

const FREEZE_MS = 20_000
const HALF_TIME_MS = 60_000
const MAP_BREAK_MS = 480_000
const TIMEOUT_MS = 60_000

/** Timeouts come after one round in so many, technical pauses (betting stops) after one in more. */
const TIMEOUT = 1 / 9
const TECHNICAL_PAUSE = 1 / 60

/** Betting closes this long before the end of a round that may end the map. */
const CLOSING_MS = 12_000

export function playCs2(truth: Cs2Truth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  let won = ZERO
  for (const [index, map] of truth.maps.entries()) {
    if (index > 0) time.wait(MAP_BREAK_MS)
    time.emit('map_start', undefined, { map: map.name, number: index + 1 })
    won = add(won, playMap(map))
    time.wait(4_000)
    time.emit('map_end', undefined, { number: index + 1 })
    if (Math.max(won.home, won.away) === needed(truth.bestOf)) break
    time.wait(6_000)
    time.reopen()
  }
  time.emit('match_end')
  return time.events

  function playMap(map: MapTruth): Side {
    let rounds: Pair = ZERO
    for (let round = 0; ; round++) {
      time.wait(FREEZE_MS)
      rounds = playRound(map, rounds, round)
      if (mapOver(rounds)) return rounds.home > rounds.away ? 'home' : 'away'
      if (round + 1 === HALF) pause('half_time', HALF_TIME_MS)
      else if (rng.chance(TIMEOUT)) pause('timeout', TIMEOUT_MS)
      else if (rng.chance(TECHNICAL_PAUSE)) technicalPause()
    }
  }

  function playRound(map: MapTruth, rounds: Pair, round: number): Pair {
    const length = rng.range(45_000, 115_000)
    const mapPoint = Math.max(rounds.home, rounds.away) === toWin(rounds) - 1
    time.wait(length - CLOSING_MS)
    if (mapPoint) time.stop(decider(rounds) ? 'match_ending' : 'period_end')
    time.wait(CLOSING_MS)
    const winner: Side = rng.chance(roundWin(map, round)) ? 'home' : 'away'
    time.emit('round', winner, { how: how(winner === ctSide(map.ctFirst, round)), ...kills(winner) })
    const after = add(rounds, winner)
    if (mapPoint && !mapOver(after)) {
      time.wait(3_000)
      time.reopen()
    }
    return after
  }

  /** Whether the side at map point would win the series with it. */
  function decider(rounds: Pair): boolean {
    const last = needed(truth.bestOf) - 1
    return (
      (rounds.home === toWin(rounds) - 1 && won.home === last) ||
      (rounds.away === toWin(rounds) - 1 && won.away === last)
    )
  }

  function how(byDefenders: boolean): string {
    const draw = rng.next()
    if (draw < 0.55) return 'elimination'
    if (!byDefenders) return 'bomb'
    return draw < 0.85 ? 'defuse' : 'time'
  }

  function kills(winner: Side): { home_kills: number; away_kills: number } {
    const winners = rng.int(3, 5)
    const losers = rng.int(0, 4)
    return winner === 'home' ? { home_kills: winners, away_kills: losers } : { home_kills: losers, away_kills: winners }
  }

  function pause(type: 'half_time' | 'timeout', ms: number): void {
    time.wait(5_000)
    const side = rng.chance(0.5) ? 'home' : 'away'
    time.emit(type, type === 'timeout' ? side : undefined)
    time.wait(ms)
    time.emit('play_resumed')
  }

  function technicalPause(): void {
    time.wait(5_000)
    time.stop('scout_lost')
    time.emit('technical_pause')
    time.wait(rng.range(90_000, 300_000))
    time.reopen()
    time.emit('play_resumed')
  }
}
