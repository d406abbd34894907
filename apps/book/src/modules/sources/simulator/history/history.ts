import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import { DAY_MS, dayOf, dayProgramme } from '../plan/day-programme.ts'
import { daysOff } from '../plan/diary.ts'
import { planMatch } from '../plan/plan-match.ts'
import type { PlanWorld, SportModels } from '../plan/types.ts'
import { finalScore } from '../programme/final-score.ts'
import { insertRows, type NewMatch } from '../store/insert-matches.ts'
import { loadImportedLeagues, loadPastDiary, loadPlannedDays } from './load-past.ts'

/** Matches that are simulated at a time; requests and messages are handled in between. */
const AT_ONCE = 6

export interface HistoryDeps {
  readonly db: Db
  readonly clock: Clock
  readonly models: SportModels
  readonly simSpeed: number
  /** Days of results that the world has. */
  readonly simHistoryDays: number
  world(): PlanWorld
}

/** The seasons before the world was opened: the weekly programme of past days, played from its seeds. */
export interface History {
  /**
   * Plays and stores the latest day that is missing. Needs nothing but the database: a day is stored as a whole or not
   * at all.
   * @returns its age in days; null when no day is missing
   */
  step(): Promise<number | null>
}

export function createHistory({ db, clock, models, simSpeed: speed, simHistoryDays, world }: HistoryDeps): History {
  /** Days that are missing, the oldest first; null before the first look. */
  let missing: number[] | null = null

  async function findMissing(today: number): Promise<number[]> {
    const planned = await loadPlannedDays(db, today - simHistoryDays * DAY_MS)
    const ages = Array.from({ length: simHistoryDays }, (_, i) => simHistoryDays - i)
    return ages.map((age) => today - age * DAY_MS).filter((day) => !planned.has(day))
  }

  return {
    async step() {
      const at = clock.now()
      missing ??= await findMissing(dayOf(at))
      const day = missing.at(-1)
      if (day === undefined) return null
      const matches = await playDay(day, at)
      await db.tx((tx) => insertRows(tx, matches, 'programme', speed))
      missing.pop()
      return Math.round((dayOf(at) - day) / DAY_MS)
    },
  }

  async function playDay(day: number, at: number): Promise<readonly NewMatch[]> {
    const imported = await loadImportedLeagues(db)
    const diary = await loadPastDiary(db, day)
    const matches: NewMatch[] = []
    for (const [i, fixture] of dayProgramme(world(), day).entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((next) => setImmediate(next))
      const { id, sport } = fixture.tournament
      if (imported.has(id)) continue
      const planned = planMatch(world(), diary, fixture, speed, daysOff(sport))
      const score = planned && finalScore(models, planned, speed, at)
      if (planned !== null && score !== null) matches.push({ planned, finalScore: score })
    }
    return matches
  }
}
