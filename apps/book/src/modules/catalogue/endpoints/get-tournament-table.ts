import type { LeagueTable } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { findLatestResult, findTableRows, type TableRow } from '../finished/find-table.ts'
import { seasonStart } from '../finished/season.ts'
import { presentCompetitor } from '../views/present-reference.ts'

/** Football counts points; the other sports count wins. */
const COUNTS_POINTS = new Set(['football'])

/**
 * The season of the latest result. By points or the share of matches won, then by the difference, then by what was
 * scored.
 */
export function getTournamentTable(catalogue: Catalogue): Handler<'getTournamentTable'> {
  return async ({ params, locale }) => {
    const tournament = catalogue.reference().tournaments.get(params.id)
    if (tournament === undefined) return refuse('not_found')
    const { competitors } = catalogue.reference()
    const latest = await findLatestResult(catalogue, tournament.id)
    const from = seasonStart(tournament, latest ?? 0)
    const { since, tableRows } = await findTableRows(catalogue, tournament.id, from)
    const countsPoints = COUNTS_POINTS.has(tournament.category.sport.key)
    const keysOf = (one: TableRow) => [
      countsPoints ? 3 * one.won + one.drawn : one.won / one.played,
      one.scored - one.conceded,
      one.scored,
    ]
    const compare = (a: TableRow, b: TableRow) => {
      const [ours, theirs] = [keysOf(a), keysOf(b)]
      return ours.reduce((decided, key, at) => decided || (theirs[at] ?? 0) - key, 0)
    }
    const sorted = [...tableRows].sort((a, b) => compare(a, b) || a.competitorId - b.competitorId)
    const rows: LeagueTable['rows'] = []
    for (const [at, { competitorId, ...row }] of sorted.entries()) {
      const competitor = competitors.get(competitorId)
      if (competitor === undefined) continue
      const before = sorted[at - 1]
      const isLevel = before !== undefined && compare(before, { competitorId, ...row }) === 0
      rows.push({
        position: isLevel ? (rows.at(-1)?.position ?? at + 1) : at + 1,
        competitor: presentCompetitor(competitor, locale),
        ...countsOf(row),
        points: countsPoints ? 3 * row.won + row.drawn : null,
      })
    }
    return { data: { tournament_id: tournament.id, since: since?.toISOString() ?? null, rows } }
  }
}

function countsOf({ played, won, drawn, lost, scored, conceded }: Omit<TableRow, 'competitorId'>) {
  return { played, won, drawn, lost, scored, conceded }
}
