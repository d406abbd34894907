import type { SportKey } from '@touchline/betting'
import type { ScoreView } from '@touchline/sports'
import type { FeedClock, FeedStatus } from '../messages/types.ts'

/** Names of the periods of a sport, and their number in regular play; 0: by the format. */
const PERIODS: Readonly<Partial<Record<SportKey, { readonly type: string; readonly most: number }>>> = {
  football: { type: 'half', most: 2 },
  tennis: { type: 'set', most: 0 },
  basketball: { type: 'quarter', most: 4 },
  'ice-hockey': { type: 'period', most: 3 },
  'american-football': { type: 'quarter', most: 4 },
  baseball: { type: 'inning', most: 9 },
  cs2: { type: 'map', most: 0 },
  dota2: { type: 'map', most: 0 },
  lol: { type: 'map', most: 0 },
}

/**
 * The scoreboard of a match by the feed; null before its first score.
 * @param nameOf names of a phase that this book has no word for
 */
export function scoreOf(
  sport: SportKey,
  bestOf: number,
  status: FeedStatus | null,
  nameOf: (stage: number) => ScoreView['stageNames'] | null,
): ScoreView | null {
  if (status === null || status.score === null) return null
  const { score, stage, game, server, periods, clock, counters } = status
  const stageNames = stage === null ? null : (nameOf(stage) ?? null)
  const { type, most } = PERIODS[sport] ?? { type: 'period', most: 0 }
  return {
    stage: stage ?? 0,
    ...(stageNames !== null && { stageNames }),
    ...score,
    game,
    server,
    periods: periods.map(({ number, home, away }) => ({ number, type: periodType(sport, type, number), home, away })),
    maxPeriods: most === 0 ? bestOf : most,
    clock: clock === null ? null : clockOf(clock),
    situation: null,
    counters,
  }
}

function clockOf(clock: FeedClock): NonNullable<ScoreView['clock']> {
  return {
    match_time: seconds(clock.matchMs),
    stoppage_time: seconds(clock.stoppageMs),
    stoppage_time_announced: seconds(clock.announcedMs),
    remaining_time: seconds(clock.remainingMs),
    remaining_time_in_period: seconds(clock.remainingInPeriodMs),
    stopped: clock.isStopped,
  }
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1_000)
}

/** Halves are named, the rest is counted. */
function periodType(sport: SportKey, type: string, number: number): string {
  if (sport !== 'football') return type
  return number === 1 ? '1st_half' : number === 2 ? '2nd_half' : 'overtime'
}
