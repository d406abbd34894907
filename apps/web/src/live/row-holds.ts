/** Rows on screen hold their match's channel, the first `cap` of them; the rest move up as rows leave. */
export function createRowHolds(hold: (matchId: number) => () => void, cap = 30): (matchId: number) => () => void {
  const rows = new Set<{ readonly matchId: number; release: (() => void) | null }>()

  function fill(): void {
    let held = 0
    for (const row of rows) {
      if (held === cap) return
      row.release ??= hold(row.matchId)
      held++
    }
  }

  return (matchId) => {
    const row = { matchId, release: null as (() => void) | null }
    rows.add(row)
    fill()
    return () => {
      if (!rows.delete(row)) return
      row.release?.()
      fill()
    }
  }
}
