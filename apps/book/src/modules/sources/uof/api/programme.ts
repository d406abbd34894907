import type { ServedLocale } from '../../../../kernel/locale.ts'

/** A document of the vendor's programme. */
export interface ProgrammeDocument {
  readonly key: string
  readonly path: string
  readonly language: ServedLocale
  /** How long a response is good, in ms. */
  readonly keepMs: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Where the API has the matches of a day. @param day `2026-11-28`, in UTC */
export const pathOfSchedule = (language: ServedLocale, day: string) =>
  `/sports/${language}/schedules/${day}/schedule.xml`

/**
 * Documents of the programme in the order in which they are requested: schedules of today and of the days after it, so
 * that matches are here before their first prices, and names of sports and leagues.
 * @param now Unix ms
 * @param days how many days, today among them; 0: nothing is requested
 */
export function programmeAt(now: number, days: number, languages: readonly ServedLocale[]): ProgrammeDocument[] {
  if (days === 0) return []
  const dates = Array.from({ length: days }, (_, i) => new Date(now + i * DAY_MS).toISOString().slice(0, 10))
  const schedules = dates.flatMap((day) =>
    languages.map((language) => ({
      key: `schedule of ${day} (${language})`,
      path: pathOfSchedule(language, day),
      language,
      keepMs: HOUR_MS,
    })),
  )
  const names = ['sports', 'tournaments'].flatMap((what) =>
    languages.map((language) => ({
      key: `${what} (${language})`,
      path: `/sports/${language}/${what}.xml`,
      language,
      keepMs: DAY_MS,
    })),
  )
  return [...schedules, ...names]
}
