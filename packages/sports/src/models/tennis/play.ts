import type { Rng } from '../../rng.ts'
import { other } from '../kit/sides.ts'
import { createTimeline } from '../kit/timeline.ts'
import type { MatchEvent, Side } from '../types.ts'
import { applyTennis, initialTennis, isGamePoint, matchWon, servingNow, type TennisState } from './state.ts'
import type { TennisTruth } from './truth.ts'

const CHANGE_ENDS_MS = 90_000
const SET_BREAK_MS = 120_000
const MEDICAL_TIMEOUT_MS = 180_000

/** One match in a hundred ends by retirement, independent of the score; a few more see a false alarm. */
const RETIREMENT = 0.01
const FALSE_ALARM = 0.03

/** Share of the points on serve that are aces, and of the points lost on serve that are double faults. */
const ACE_SHARE = 0.12
const DOUBLE_FAULT_SHARE = 0.1

export function playTennis(truth: TennisTruth, rng: Rng): readonly MatchEvent[] {
  const time = createTimeline()
  const retires = rng.chance(RETIREMENT)
  const injuryAfter = retires || rng.chance(FALSE_ALARM) ? rng.int(15, 110) : null
  const injured: Side = rng.chance(0.5) ? 'home' : 'away'
  let state = initialTennis(truth)
  let played = 0
  let stopped = false

  time.emit('match_start', truth.firstServer)
  while (!matchWon(state)) {
    time.wait(rng.range(20_000, 40_000))
    const before = state
    state = pointEvent(state)
    played++
    if (matchWon(state)) break
    gamePointStop()
    if (played === injuryAfter) {
      medicalTimeout()
      if (retires) {
        time.emit('retired', injured)
        return time.events
      }
      time.reopen()
      stopped = false
      gamePointStop()
      time.emit('play_resumed')
    }
    pauseAfter(before, state)
  }
  time.wait(2_000)
  time.emit('match_end')
  return time.events

  function pointEvent(from: TennisState): TennisState {
    const server = servingNow(from)
    const held = rng.chance(server === 'home' ? truth.pHome : truth.pAway)
    const special = rng.chance(held ? ACE_SHARE : DOUBLE_FAULT_SHARE)
    const kind = special ? (held ? 'ace' : 'double_fault') : 'rally'
    time.emit('point', held ? server : other(server), { kind })
    return applyTennis(from, { at: time.now(), type: 'point', side: held ? server : other(server), data: { kind } })
  }

  /** Markets on single games are closed while the next point may end the game. */
  function gamePointStop(): void {
    const wanted = isGamePoint(state)
    if (wanted === stopped) return
    stopped = wanted
    if (wanted) time.stop('game_point', ['games'])
    else time.reopen()
  }

  function medicalTimeout(): void {
    time.wait(5_000)
    time.stop('break')
    stopped = true
    time.emit('medical_timeout', injured)
    time.wait(MEDICAL_TIMEOUT_MS)
  }

  function pauseAfter(before: TennisState, after: TennisState): void {
    const setDone = after.sets.length > before.sets.length
    const games = after.games.home + after.games.away
    const gameDone = games !== before.games.home + before.games.away
    // After the first game of a set the players change ends without sitting down.
    if (!setDone && !(gameDone && games % 2 === 1 && games > 1)) return
    time.emit(setDone ? 'set_break' : 'change_ends')
    time.wait(setDone ? SET_BREAK_MS : CHANGE_ENDS_MS)
    time.emit('play_resumed')
  }
}
