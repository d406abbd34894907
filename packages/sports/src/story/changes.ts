import type { MatchEvent, PeriodScore, ScoreView, Side } from '../models/types.ts'
import type { Incident } from './types.ts'
import { NOTED_COUNTERS, SCORING_COUNTERS } from './weights.ts'

const SIDES = ['home', 'away'] as const satisfies readonly Side[]

/** Unified Odds Feed match status codes of a match that is over: broken off, retired, ended. */
function isOver(stage: number): boolean {
  return stage >= 90 && stage < 130
}

function pointsOf(view: ScoreView, side: Side): number {
  return view.periods.reduce((sum, period) => sum + period[side], 0)
}

/** Side for which a counter grew, or null. */
function grown(counter: string, before: ScoreView, after: ScoreView): Side | null {
  const [old, now] = [before.counters[counter], after.counters[counter]]
  return SIDES.find((side) => (now?.[side] ?? 0) > (old?.[side] ?? 0)) ?? null
}

/** The period a change belongs to: the last one that has other figures than before, else the newest. */
function periodOf(before: ScoreView, after: ScoreView): PeriodScore | null {
  const changed = after.periods.findLast(({ home, away }, at) => {
    const old = before.periods[at]
    return home !== (old?.home ?? 0) || away !== (old?.away ?? 0)
  })
  return changed ?? after.periods.at(-1) ?? null
}

/** What of note one event changed. @param second seconds of play since kick-off */
export function incidentsOf(event: MatchEvent, before: ScoreView, after: ScoreView, second: number): Incident[] {
  const period = periodOf(before, after)
  const scorer = event.data?.scorer
  const clock = after.clock ?? before.clock
  const shared = {
    second,
    clock:
      clock?.match_time === null || clock === null ? null : { time: clock.match_time, stoppage: clock.stoppage_time },
    period: period && { number: period.number, type: period.type },
    score: { home: after.home, away: after.away },
    periodScore: { home: period?.home ?? 0, away: period?.away ?? 0 },
    way: null,
    player: null,
  }
  const found: Incident[] = []
  for (const side of SIDES) {
    if (pointsOf(after, side) === pointsOf(before, side)) continue
    const way = SCORING_COUNTERS.find(([counter]) => grown(counter, before, after) === side)?.[1] ?? null
    const player = typeof scorer === 'string' ? scorer : null
    found.push({ ...shared, type: 'score', side, way, player })
  }
  for (const [counter, type] of NOTED_COUNTERS) {
    const side = grown(counter, before, after)
    if (side !== null) found.push({ ...shared, type, side })
  }
  if (after.periods.length > before.periods.length) {
    const begun = after.periods.at(-1)
    const named = begun && { number: begun.number, type: begun.type }
    found.push({ ...shared, type: 'period', side: null, period: named ?? null, periodScore: { home: 0, away: 0 } })
  }
  if (after.stage !== before.stage && isOver(after.stage)) {
    found.push({ ...shared, type: 'end', side: null })
  }
  return found
}
