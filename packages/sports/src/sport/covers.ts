/** More outcomes than this are not searched for the smallest covers: all of them are one. */
export const MOST_OUTCOMES = 24
/** A player with more covers than this on one part of an event has all outcomes in one. */
const MOST_COVERS = 500

/** Steps of a search that may stop before its end. */
const MOST_STEPS = 400

/**
 * The smallest sets of outcomes where at every final score at least one does not lose.
 * @param holds bit i of an element is set if outcome i does not lose at that score; one element per final score
 * @param count how many outcomes there are
 * @param mayStop whether a long search ends with what it has found, where all outcomes are no cover to speak of
 * @returns sets of indices, in which no outcome is superfluous
 */
export function coversOf(holds: readonly bigint[], count: number, mayStop = false): readonly (readonly number[])[] {
  if (holds.includes(0n)) return []
  const all = Array.from({ length: count }, (_, i) => i)
  if (count > MOST_OUTCOMES) return mayStop ? [] : [all]
  const scores = smallest(holds.map(Number))
  const covers: number[][] = []
  let steps = 0
  /** Adds an outcome that holds at the first score that no outcome chosen so far holds at. */
  function choose(chosen: readonly number[]): void {
    if (covers.length > MOST_COVERS || (mayStop && ++steps > MOST_STEPS)) return
    const open = scores.find((score) => chosen.every((i) => !has(score, i)))
    if (open === undefined) {
      covers.push(chosen.toSorted((a, b) => a - b))
      return
    }
    for (const i of all) {
      if (!has(open, i)) continue
      const next = [...chosen, i]
      if (next.every((one) => isNeeded(scores, next, one))) choose(next)
    }
  }
  choose([])
  if (covers.length > MOST_COVERS && !mayStop) return [all]
  return [...new Map(covers.map((cover) => [cover.join(), cover])).values()]
}

/** Whether at one of the scores this outcome alone of those chosen holds. */
function isNeeded(scores: readonly number[], chosen: readonly number[], outcome: number): boolean {
  return scores.some((score) => has(score, outcome) && chosen.every((i) => i === outcome || !has(score, i)))
}

/** Scores at which fewer hold: what covers these covers all. */
function smallest(holds: readonly number[]): readonly number[] {
  const once = [...new Set(holds)]
  return once.filter((one) => !once.some((other) => other !== one && (other & one) === other))
}

const has = (score: number, i: number) => (score & (1 << i)) !== 0
