import type { FixtureScore, Goals } from './fixture.ts'

const MOST_GOALS = 99

/**
 * Reads a score of either format: `{ft: [2, 1], ht: [1, 0], et, p}`, or `ft: '2-1', ht: '1-0'`. Null when there is
 * none, a sentence when it cannot be read.
 */
export function readScore(parts: {
  readonly ft?: unknown
  readonly ht?: unknown
  readonly et?: unknown
  readonly p?: unknown
}): FixtureScore | null | string {
  const full = readGoals(parts.ft)
  const half = readGoals(parts.ht)
  const extra = readGoals(parts.et)
  const penalties = readGoals(parts.p)
  if (typeof full === 'string') return full
  if (typeof half === 'string') return half
  if (typeof extra === 'string') return extra
  if (typeof penalties === 'string') return penalties
  if (full === null) return half === null ? null : 'it has a half-time score and no final one'
  if (half !== null && isBelow(full, half)) return 'its final score is below the one at half-time'
  if (extra !== null && isBelow(extra, full)) return 'its score after extra time is below the one before'
  return { full, half, extra, penalties }
}

function isBelow(later: Goals, earlier: Goals): boolean {
  return later[0] < earlier[0] || later[1] < earlier[1]
}

function readGoals(value: unknown): Goals | null | string {
  if (value === undefined || value === null || value === '') return null
  const numbers = typeof value === 'string' ? /^(\d{1,3})[-:](\d{1,3})$/.exec(value)?.slice(1).map(Number) : value
  const [home, away, ...more]: readonly unknown[] = Array.isArray(numbers) ? numbers : []
  if (isGoals(home) && isGoals(away) && more.length === 0) return [home, away]
  return `the score ${JSON.stringify(value)} cannot be read`
}

function isGoals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_GOALS
}
