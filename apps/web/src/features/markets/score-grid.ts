import type { Market, Outcome } from '@touchline/contract'

/** A result as an outcome's name: 2:1. */
const SCORE = /^(\d+)\s*[:\-–]\s*(\d+)$/

function scoreOf(outcome: Outcome): readonly [number, number] | null {
  const [, home, away] = SCORE.exec(outcome.name) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

/**
 * Outcomes in rows, null for an empty cell. Correct scores have three columns, home wins, draws and away wins, each
 * from the lowest; other outcomes follow. Other markets keep their order.
 */
export function arranged(market: Market): readonly (Outcome | null)[] {
  const known = kept.get(market)
  if (known) return known
  const made = arrange(market)
  kept.set(market, made)
  return made
}

/** Read each time a card's height is computed. */
const kept = new WeakMap<Market, readonly (Outcome | null)[]>()

function arrange(market: Market): readonly (Outcome | null)[] {
  const scores = market.outcomes.flatMap((outcome) => {
    const score = scoreOf(outcome)
    return score === null ? [] : [{ outcome, score }]
  })
  if (market.columns !== 3 || scores.length < 6) return market.outcomes
  const column = (isIn: (home: number, away: number) => boolean) =>
    scores
      .filter(({ score: [home, away] }) => isIn(home, away))
      .sort(({ score: a }, { score: b }) => a[0] + a[1] - b[0] - b[1] || Math.max(...a) - Math.max(...b))
      .map(({ outcome }) => outcome)
  const columns = [
    column((home, away) => home > away),
    column((home, away) => home === away),
    column((home, away) => home < away),
  ]
  const rows = Math.max(...columns.map(({ length }) => length))
  const grid = Array.from({ length: rows }, (_, row) => columns.map((one) => one[row] ?? null)).flat()
  const rest = market.outcomes.filter((outcome) => scoreOf(outcome) === null)
  return [...grid, ...rest]
}
