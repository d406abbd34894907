import { add, divide, fraction, ONE } from '../fraction/index.ts'
import { LADDER, ladderOdds, nearestLadderStep } from '../odds/index.ts'
import type { CaseReport } from './check-case.ts'
import { type Check, exactly, integer, near, text } from './checks.ts'
import { type Json, show } from './exact-json.ts'

/** Whether a row is of the ladder's own format: a step with its price in several notations. */
export function isLadderStep(row: { readonly [key: string]: Json }): boolean {
  return Object.hasOwn(row, 'fraction') && !Object.hasOwn(row, 'group') && !Object.hasOwn(row, 'expected')
}

/** Checks one step `{fraction, decimal_exact, scaled_10000, decimal_2, percent}` against our ladder. */
export function checkLadderStep(row: { readonly [key: string]: Json }): CaseReport {
  const id = show(row.fraction).replaceAll('"', '')
  const step = LADDER.find((known) => known.text === id)
  if (step === undefined) return { id, faults: [`fraction: ${id} is not a step of the ladder`] }
  const decimal = add(ONE, fraction(step.n, step.m))
  const odds = ladderOdds(step)
  const checks: Record<string, Check> = {
    fraction: text(nearestLadderStep(odds).text),
    decimal_exact: exactly(decimal),
    scaled_10000: integer(BigInt(odds)),
    decimal_2: near(decimal, 2),
    percent: near(divide(fraction(100), decimal), 2),
  }
  const faults = Object.entries(row).flatMap(([key, value]) => {
    const check = Object.hasOwn(checks, key) ? checks[key] : undefined
    const got = check === undefined ? 'no such field' : check(value)
    return got === null ? [] : [`${key}: expected ${show(value)}, got ${got}`]
  })
  return { id, faults }
}
