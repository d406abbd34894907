import type { AnySportModel, MatchSetup, ScoreView } from '@touchline/sports'
import { instantOf } from '../../../../kernel/zoned-time.ts'
import { rehearse } from '../plan/rehearse.ts'
import type { ClubIndex } from './club-index.ts'
import type { Fixture } from './fixture.ts'
import type { ImportLeague } from './import-league.ts'
import { DEFAULT_MINUTE } from './read-kick-off.ts'
import { resultView } from './result-view.ts'

/** A match as it will be stored. */
export interface ImportMatch {
  readonly row: number
  readonly what: string
  readonly tournamentId: number
  /** The round as the file has it. */
  readonly round: string | null
  readonly homeId: number
  readonly awayId: number
  readonly seed: string
  /** Wall ms. */
  readonly startsAt: number
  /** Null for results: they are not played here. */
  readonly setup: MatchSetup | null
  /** Match time of the last event in ms. */
  readonly lengthMs: number
  readonly score: ScoreView | null
}

const MINUTE_MS = 60_000
/** A match with its break, in ms, where it is not played here. */
const RESULT_LENGTH_MS = 115 * MINUTE_MS

/**
 * Makes a match of a row: a result when it has been played, a match to be played here when it is to come. A sentence
 * when it is neither.
 * @param at wall ms of now
 */
export function prepareMatch(
  fixture: Fixture,
  league: ImportLeague & { readonly id: number; readonly ofOneCountry: boolean },
  clubs: ClubIndex,
  model: AnySportModel,
  at: number,
): ImportMatch | string {
  const home = clubs.find(fixture.home, league.country.key, league.ofOneCountry)
  const away = clubs.find(fixture.away, league.country.key, league.ofOneCountry)
  if (home === null) return `'${fixture.home}' could be several clubs`
  if (away === null) return `'${fixture.away}' could be several clubs`
  if (home.id === away.id) return 'both names mean the same club'
  const startsAt = kickOffOf(fixture, league.zone)
  const day = new Date(fixture.day).toISOString().slice(0, 10)
  const shared = {
    row: fixture.row,
    what: `${fixture.home} – ${fixture.away}`,
    tournamentId: league.id,
    round: fixture.round,
    homeId: home.id,
    awayId: away.id,
    seed: `import/${league.key}/${home.id}-${away.id}/${day}`,
    startsAt,
  }
  if (fixture.score !== null) {
    if (startsAt > at) return 'it has a result before its kick-off'
    return { ...shared, setup: null, lengthMs: RESULT_LENGTH_MS, score: resultView(fixture.score) }
  }
  if (startsAt <= at) return 'it was to be played in the past and has no result'
  const setup: MatchSetup = {
    home: { id: home.id, rating: home.rating },
    away: { id: away.id, rating: away.rating },
    bestOf: 0,
    tempo: league.tempo,
  }
  return { ...shared, setup, lengthMs: rehearse(model, setup, shared.seed).lengthMs, score: null }
}

/** @param zone of the league; null where every row of the file has its own offset */
function kickOffOf({ day, minute, offset }: Fixture, zone: string | null): number {
  const wall = day + (minute ?? DEFAULT_MINUTE) * MINUTE_MS
  if (offset !== null) return wall - offset * MINUTE_MS
  if (zone === null) throw new Error('A kick-off without offset needs a zone.')
  return instantOf(zone, wall)
}
