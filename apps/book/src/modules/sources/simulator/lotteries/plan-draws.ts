import type { LotteryRules } from '@touchline/sports'
import type { Names } from '../../../../kernel/names.ts'
import { LOTTERIES, type LotterySeed } from '../../../../seed/lottery/lotteries.ts'
import { inEachLanguage, text } from '../../../../texts/index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/** Draws are on offer an hour before they come; a little more, so that the hour is full between two rounds. */
const AHEAD_MS = 65 * MINUTE_MS
/** How far back a world that was away catches up on results. */
const BACK_MS = 60 * MINUTE_MS

/** A draw of the programme, before it is stored. */
export interface PlannedDraw {
  readonly tournamentId: number
  /** Everything about the draw follows from it. */
  readonly seed: string
  readonly names: Names
  readonly rules: LotteryRules
  /** Wall ms. */
  readonly startsAt: number
}

/**
 * The draws that are missing until an hour after `at` (wall ms), by the wall clock: the speed of the match clocks has
 * no effect.
 * @param offered lotteries that are on offer, by id
 * @param plannedUntil wall ms of the last stored draw of a lottery; undefined where it has none
 */
export function planDraws(
  worldSeed: string,
  offered: { has(tournamentId: number): boolean },
  plannedUntil: (tournamentId: number) => number | undefined,
  at: number,
): readonly PlannedDraw[] {
  return LOTTERIES.filter(({ id }) => offered.has(id)).flatMap((lottery) =>
    drawsBetween(worldSeed, lottery, Math.max(plannedUntil(lottery.id) ?? 0, at - BACK_MS), at + AHEAD_MS),
  )
}

/** Draws after `from`, up to `until`. */
function drawsBetween(worldSeed: string, lottery: LotterySeed, from: number, until: number): PlannedDraw[] {
  const everyMs = lottery.everyMinutes * MINUTE_MS
  const offsetMs = lottery.offsetMinutes * MINUTE_MS
  const draws: PlannedDraw[] = []
  let startsAt = (Math.floor((from - offsetMs) / everyMs) + 1) * everyMs + offsetMs
  for (; startsAt <= until; startsAt += everyMs) {
    const number = 1 + Math.floor((startsAt % DAY_MS) / everyMs)
    draws.push({
      tournamentId: lottery.id,
      seed: `${worldSeed}/lottery/${lottery.key}/${startsAt}`,
      names: inEachLanguage((locale) => text(locale, 'event.draw', { name: lottery.names[locale], number })),
      rules: lottery.rules,
      startsAt,
    })
  }
  return draws
}
