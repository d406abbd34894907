/** A championship as its winner market sees it. */

export interface LeagueEntrant {
  /** Outcome id: the competitor's URN. */
  readonly id: string
  /** Strength, mean 0 and sd about 1 inside the sport. */
  readonly rating: number
  readonly points: number
  /** Matches still to play. */
  readonly left: number
}

export interface FieldEntrant {
  readonly id: string
  readonly rating: number
  /** Knocked out, retired or withdrawn. */
  readonly out: boolean
}

interface Championship {
  /** Value of the specifier `variant`, e.g. `tl:championship:12`. */
  readonly variant: string
  /** Set when the championship is over or awarded; overrules the table. */
  readonly winner: string | null
}

/** Each side meets each other one; most points win. */
export interface League extends Championship {
  readonly kind: 'league'
  readonly entrants: readonly LeagueEntrant[]
  /** Points for a win. */
  readonly winPoints: number
}

/** A cup or a tournament: one of those left will win it. */
export interface Field extends Championship {
  readonly kind: 'field'
  readonly entrants: readonly FieldEntrant[]
  /** The effect of one sd of rating: e ^ sharpness is the ratio of two chances one sd apart. */
  readonly sharpness: number
}

export type Outright = League | Field
