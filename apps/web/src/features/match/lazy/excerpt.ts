import type { LeagueTable } from '@touchline/contract'

type Row = LeagueTable['rows'][number]

/**
 * The lines of a table that matter for a match: both sides, and their neighbours as far as there is room. Empty unless
 * both sides are in the table.
 */
export function excerptOf(rows: readonly Row[], sides: readonly number[], lines: number): readonly Row[] {
  const places = sides.map((id) => rows.findIndex(({ competitor }) => competitor.id === id)).filter((at) => at >= 0)
  if (places.length === 0) return []
  const chosen = new Set(places)
  for (let distance = 1; chosen.size < Math.min(lines, rows.length) && distance < rows.length; distance++) {
    for (const place of places) {
      for (const at of [place - distance, place + distance]) {
        if (rows[at] !== undefined && chosen.size < lines) chosen.add(at)
      }
    }
  }
  return [...chosen].sort((a, b) => a - b).flatMap((at) => rows[at] ?? [])
}
