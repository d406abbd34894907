import { unseenIn } from '../../../../kernel/unseen.ts'
import { withoutCountry } from './club-country.ts'
import type { Fixture, Problem } from './fixture.ts'
import { NotJson, readJson } from './read-json.ts'
import { readKickOff } from './read-kick-off.ts'
import { readScore } from './read-score.ts'

/** What a file holds: usable rows, and the others with the reason. */
export interface FixtureFile {
  readonly fixtures: readonly Fixture[]
  readonly problems: readonly Problem[]
}

type Row = Readonly<Record<string, unknown>>

/**
 * Reads the public football.json format (`{name, matches: [{date, time, team1, team2, score}]}`) or the normalised list
 * (`[{league, country, name, date, time, home, away, ft, ht}]`). A sentence when it is neither.
 */
export function readFixtures(text: string): FixtureFile | string {
  const content = readJson(text)
  if (content instanceof NotJson) return content.why
  if (Array.isArray(content)) return readRows(content, normalisedRow)
  if (isRow(content) && Array.isArray(content.matches)) {
    const name = textOf(content.name) ?? 'Imported league'
    const zone = zoneIn(content)
    return readRows(content.matches, (row) => ({ zone, ...footballJsonRow(row, name) }))
  }
  return 'it has neither a list of matches nor the field "matches"'
}

/** The fields of a row under common names. */
interface Fields {
  readonly league: string | null
  readonly country: string | null
  readonly date: unknown
  readonly time: unknown
  /** The zone that the file gives for its times; undefined: none. */
  readonly zone?: unknown
  readonly home: string | null
  readonly away: string | null
  readonly score: unknown
  readonly status: string | null
  readonly round: string | null
}

function footballJsonRow(row: Row, league: string): Fields {
  const { score, date, time } = row
  return {
    league,
    country: null,
    date,
    time,
    ...withZone(zoneIn(row)),
    home: teamOf(row.team1),
    away: teamOf(row.team2),
    // Older files have the final score as a bare pair.
    score: Array.isArray(score) ? { ft: score } : score,
    status: textOf(row.status),
    round: textOf(row.round),
  }
}

function normalisedRow(row: Row): Fields {
  const { date, time, ft, ht } = row
  return {
    league: textOf(row.name) ?? textOf(row.league),
    country: textOf(row.country),
    date,
    time,
    ...withZone(zoneIn(row)),
    home: teamOf(row.home),
    away: teamOf(row.away),
    score: { ft, ht },
    status: textOf(row.status),
    round: textOf(row.matchday) ?? textOf(row.round),
  }
}

function readRows(rows: readonly unknown[], fieldsOf: (row: Row) => Fields): FixtureFile {
  const fixtures: Fixture[] = []
  const problems: Problem[] = []
  rows.forEach((raw, i) => {
    const row = i + 1
    const read = isRow(raw) ? readRow(row, fieldsOf(raw)) : 'it is not an object'
    if (typeof read !== 'string') fixtures.push(read)
    else problems.push({ row, what: isRow(raw) ? pairing(fieldsOf(raw)) : '', why: read })
  })
  return { fixtures, problems }
}

function readRow(
  row: number,
  { league, country, date, time, zone, home, away, score, status, round }: Fields,
): Fixture | string {
  if (home === null || away === null) return 'a team is missing'
  const unseen = unseenIn([home, away, league, country, round].join(' '))
  if (unseen !== null) return `a name has ${unseen}, which cannot be seen`
  if (league === null) return 'it has no league'
  const mark = markIn(home) ?? markIn(away) ?? status
  if (mark !== null) return `it is marked ${mark}`
  if (home === away) return 'a team cannot play itself'
  const kickOff = readKickOff(date, time, zone)
  if (typeof kickOff === 'string') return kickOff
  const read = isRow(score)
    ? readScore(score)
    : score === undefined || score === null
      ? null
      : 'its score cannot be read'
  if (typeof read === 'string') return read
  return { row, league, country, ...kickOff, round, home, away, score: read }
}

/** A word such as 'postponed' in brackets behind a name; a country is none. */
function markIn(name: string): string | null {
  const mark = /\[(.+)\]/.exec(name)?.[1] ?? null
  return withoutCountry(name).name === name ? mark : null
}

function pairing({ home, away }: Fields): string {
  return `${home ?? '?'} – ${away ?? '?'}`
}

/** The column with the zone, as files call it. */
const zoneIn = ({ zone, timezone, time_zone, tz }: Row): unknown => zone ?? timezone ?? time_zone ?? tz

/** A zone where there is one: what a row leaves out is that of its file. */
const withZone = (zone: unknown): { readonly zone?: unknown } => (zone === undefined || zone === null ? {} : { zone })

function teamOf(value: unknown): string | null {
  return textOf(isRow(value) ? value.name : value)
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return text === '' ? null : text
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
