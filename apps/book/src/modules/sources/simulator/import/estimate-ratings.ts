import type { Fixture } from './fixture.ts'

/** Ratings per goal of mean difference. */
const RATING_PER_GOAL = 0.5
/** Matches of a team of mean strength that are mixed in, so that few results do not count too much. */
const PRIOR_MATCHES = 4

/** Strengths of new teams, from the results of the file: mean goal difference, shrunk; 0 without results. */
export function estimateRatings(fixtures: readonly Fixture[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { goals: number; matches: number }>()
  const note = (team: string, difference: number) => {
    const sum = sums.get(team) ?? { goals: 0, matches: 0 }
    sums.set(team, { goals: sum.goals + difference, matches: sum.matches + 1 })
  }
  for (const { home, away, score } of fixtures) {
    if (score === null) continue
    const [h, a] = score.full
    note(home, h - a)
    note(away, a - h)
  }
  return new Map(
    [...sums].map(([team, { goals, matches }]) => [team, (RATING_PER_GOAL * goals) / (matches + PRIOR_MATCHES)]),
  )
}
