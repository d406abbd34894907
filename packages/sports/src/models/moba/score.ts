import { mapStage } from '../kit/series-score.ts'
import { scoreText } from '../kit/sides.ts'
import type { ClockView, PeriodScore, ScoreView, Situation } from '../types.ts'
import { type MobaState, mapsWon, type RunningMap } from './state.ts'

/** A gold lead that fills the tracker's bar. */
const FULL_LEAD = 15_000

export function mobaScore(state: MobaState): ScoreView {
  const won = mapsWon(state)
  const { map } = state
  return {
    stage: mapStage(state),
    home: won.home,
    away: won.away,
    game: map?.kills ?? null,
    server: null,
    periods: periods(state),
    maxPeriods: state.bestOf,
    clock: map === null ? null : clock(state, map),
    situation: situation(state),
    counters: { kills: state.kills, towers: state.towers, gold_lead: goldLead(map?.goldLead ?? 0) },
  }
}

/** '2:1'. */
export function mobaText(state: MobaState): string {
  return scoreText(mapsWon(state))
}

/** One point for the winner of a map. */
function periods(state: MobaState): readonly PeriodScore[] {
  const over = state.maps.map((winner, i) => ({
    number: i + 1,
    type: 'map',
    home: winner === 'home' ? 1 : 0,
    away: winner === 'away' ? 1 : 0,
  }))
  return state.map === null ? over : [...over, { number: over.length + 1, type: 'map', home: 0, away: 0 }]
}

/** Counts the running map up. */
function clock(state: MobaState, map: RunningMap): ClockView {
  return {
    match_time: Math.floor(((map.pausedAt ?? state.now) - map.startedAt) / 1000),
    stoppage_time: null,
    stoppage_time_announced: null,
    remaining_time: null,
    remaining_time_in_period: null,
    stopped: map.pausedAt !== null,
  }
}

/** `fight` leans to the side that killed last; progress is the home side's share of the gold. */
function situation({ map, phase }: MobaState): Situation | null {
  if (phase === 'break') return { type: 'break', side: null, progress: null }
  if (map === null) return null
  if (map.pausedAt !== null) return { type: 'timeout', side: null, progress: null }
  const progress = Math.min(1, Math.max(0, 0.5 + map.goldLead / FULL_LEAD / 2))
  return { type: 'fight', side: map.lastKill, progress }
}

function goldLead(lead: number): { readonly home: number; readonly away: number } {
  return { home: Math.max(0, lead), away: Math.max(0, -lead) }
}
