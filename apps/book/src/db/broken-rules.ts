import type { Db } from './db.ts'

/** A row that breaks a rule. */
export interface BrokenRule<R extends string = string> {
  readonly rule: R
  readonly detail: string
}

/**
 * Looks for what breaks rules, all of them in one statement: an audit has sixty, and sent one by one they were a third
 * of its work on small books.
 * @param rules by name, the query that returns the rows that break it, as text in `detail`
 * @returns the findings, in the order of the rules
 */
export async function brokenRules<R extends string>(
  tx: Db,
  rules: Readonly<Record<R, string>>,
): Promise<readonly BrokenRule<R>[]> {
  const names = Object.keys(rules) as R[]
  const parts = names.map((rule, nth) => `SELECT ${nth} AS nth, detail FROM (${rules[rule]}) AS of_rule_${nth}`)
  const rows = await tx.query<{ nth: number; detail: string }>(parts.join('\nUNION ALL\n'), [])
  return [...rows].sort((a, b) => a.nth - b.nth).map(({ nth, detail }) => ({ rule: names[nth] as R, detail }))
}
