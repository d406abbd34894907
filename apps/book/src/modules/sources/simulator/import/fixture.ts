/** Goals of a side, home first. */
export type Goals = readonly [home: number, away: number]

/** A row that can be used, from any file format. */
export interface Fixture {
  /** Place in the file, from 1. */
  readonly row: number
  /** Name of the league as the file has it. */
  readonly league: string
  readonly country: string | null
  /** Kick-off on the clocks of the place: days since 1970 in ms, and minutes of the day, null where unknown. */
  readonly day: number
  readonly minute: number | null
  /** Minutes ahead of UTC where the file has an offset, else null. */
  readonly offset: number | null
  /** The round as the file has it. */
  readonly round: string | null
  readonly home: string
  readonly away: string
  /** Null: not played yet. */
  readonly score: FixtureScore | null
}

export interface FixtureScore {
  /** After regular time. */
  readonly full: Goals
  readonly half: Goals | null
  /** After extra time, and of the shoot-out, where there were. */
  readonly extra: Goals | null
  readonly penalties: Goals | null
}

/** A row that cannot be used, and why; `what` names the pairing where there is one. */
export interface Problem {
  readonly row: number
  readonly what: string
  readonly why: string
}
