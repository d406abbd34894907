import { EVENT_STATUS } from '@touchline/contract'
import { plainName } from './club-names.ts'
import type { ImportMatch } from './prepare-match.ts'

/** A match that an earlier import has stored, and what files reported last of it. */
export interface ImportedMatch {
  readonly id: number
  readonly homeId: number
  readonly awayId: number
  readonly seed: string
  readonly status: number
  readonly round: string | null
  /** Kick-off by the last file in ms; an operator may have moved the match since. */
  readonly startsAt: number
}

export interface Pairs {
  readonly fresh: readonly ImportMatch[]
  readonly known: readonly (readonly [ImportMatch, ImportedMatch])[]
  /** Fixtures whose kick-off a file changes. */
  readonly moved: readonly (readonly [ImportMatch, ImportedMatch])[]
  /** Stored matches whose home and away side a file changes over; their rows are fresh. */
  readonly swapped: readonly (readonly [ImportMatch, ImportedMatch])[]
}

const DAY_MS = 86_400_000
/** A fixture of the same round that is further off belongs to another season. */
const SEASON_MS = 200 * DAY_MS
/** Without rounds, what is further off is another meeting. */
const NEAR_MS = 60 * DAY_MS

const isToCome = ({ status }: ImportedMatch) => status === EVENT_STATUS.prematch || status === EVENT_STATUS.not_covered

/**
 * Whether a row means a stored match, from the surest sign to the weakest. None of them is the kick-off alone, which
 * may change.
 */
const SIGNS: readonly ((row: ImportMatch, match: ImportedMatch) => boolean)[] = [
  (row, match) => row.startsAt === match.startsAt,
  (row, match) => row.seed === match.seed,
  (row, match) => isToCome(match) && isSameRound(row.round, match.round) && apart(row, match) <= SEASON_MS,
  (row, match) => isToCome(match) && (row.round === null || match.round === null) && apart(row, match) <= NEAR_MS,
]

/**
 * Whether a row means a stored match of the same teams with home and away changed over. Further apart it is the other
 * meeting of both: two legs of a tie are a week from each other, and in one round.
 */
const SWAPPED: typeof SIGNS = [
  (row, match) => isToCome(match) && apart(row, match) <= DAY_MS,
  (row, match) => isToCome(match) && isSameRound(row.round, match.round) && apart(row, match) <= 3 * DAY_MS,
]

/** 'Matchday 12', 'Round 12' and '12' are one round: its number counts, and its words where it has none, or several. */
function isSameRound(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const [a, b] = [one, other].map((text) => text.match(/\d+/g) ?? [])
  if (a?.length === 1 && b?.length === 1) return Number(a[0]) === Number(b[0])
  return plainName(one) === plainName(other)
}

function apart(row: ImportMatch, match: ImportedMatch): number {
  return Math.abs(row.startsAt - match.startsAt)
}

/**
 * Finds the stored match of each row: the same teams at home and away, and the first sign that fits; of several the
 * nearest. What no row means is then compared with the rows that are left, home and away changed over.
 */
export function pairFixtures(rows: readonly ImportMatch[], stored: readonly ImportedMatch[]): Pairs {
  const byTeams = Map.groupBy(stored, ({ homeId, awayId }) => `${homeId}-${awayId}`)
  const taken = new Set<ImportedMatch>()
  const paired = new Set<ImportMatch>()
  function pairs(signs: typeof SIGNS, open: readonly ImportMatch[], teamsOf: (row: ImportMatch) => string) {
    const found: (readonly [ImportMatch, ImportedMatch])[] = []
    for (const isMeant of signs) {
      for (const row of open) {
        if (paired.has(row)) continue
        const meant = (byTeams.get(teamsOf(row)) ?? []).filter((match) => !taken.has(match) && isMeant(row, match))
        const [nearest] = meant.sort((a, b) => apart(row, a) - apart(row, b))
        if (nearest === undefined) continue
        found.push([row, nearest])
        paired.add(row)
        taken.add(nearest)
      }
    }
    return found
  }
  const same = pairs(SIGNS, rows, ({ homeId, awayId }) => `${homeId}-${awayId}`)
  const fresh = rows.filter((row) => !paired.has(row))
  const toPlay = fresh.filter(({ score }) => score === null)
  const swapped = pairs(SWAPPED, toPlay, ({ homeId, awayId }) => `${awayId}-${homeId}`)
  const isMoved = ([row, match]: readonly [ImportMatch, ImportedMatch]) =>
    row.score === null && isToCome(match) && row.startsAt !== match.startsAt
  return { fresh, swapped, known: same.filter((pair) => !isMoved(pair)), moved: same.filter(isMoved) }
}
