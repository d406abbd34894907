import * as z from 'zod/mini'
import { pathOf, SITE_RULES, type SiteProblem, type SiteRule } from './problems.ts'

type Issue = z.core.$ZodIssue

/** Rounds of reading: every one removes something, and a file that needs more is not worth reading. */
const MAX_ROUNDS = 40

interface Removal {
  readonly path: readonly PropertyKey[]
  /** A list is too long: what is beyond goes. */
  readonly keep?: number
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    root,
  )
}

/**
 * What has to go so that the rest may fit: the value itself; where it is missing, the entry of a list that needs it.
 */
function removalsOf(issue: Issue, root: unknown): readonly Removal[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...issue.path, key] }))
  if (issue.code === 'too_big' && Array.isArray(valueAt(root, issue.path)))
    return [{ path: issue.path, keep: Number(issue.maximum) }]
  // An unknown kind takes its block with it.
  if (issue.code === 'invalid_union' && issue.path.length > 0 && 'discriminator' in issue)
    return [{ path: issue.path.slice(0, -1) }]
  if (valueAt(root, issue.path) !== undefined) return [{ path: issue.path }]
  const entry = issue.path.findLastIndex((key) => typeof key === 'number')
  return [{ path: issue.path.slice(0, entry >= 0 ? entry + 1 : -1) }]
}

function remove(root: unknown, { path, keep }: Removal): void {
  if (keep !== undefined) {
    const list = valueAt(root, path)
    if (Array.isArray(list)) list.length = Math.min(list.length, keep)
    return
  }
  const parent = valueAt(root, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof parent !== 'object' || parent === null || key === undefined) return
  // Positions stay right while others go; the list closes up at the end.
  if (Array.isArray(parent)) parent[Number(key)] = GONE
  else delete (parent as Record<PropertyKey, unknown>)[key]
}

/** Marks the place of a removed list entry. */
const GONE = Symbol('gone')

/** Removes all of them in one go: a list of many wrong entries closes up once. */
function removeAll(root: unknown, removals: readonly Removal[]): void {
  const lists = new Set<unknown[]>()
  for (const { path, keep } of removals) {
    const parent = keep === undefined ? valueAt(root, path.slice(0, -1)) : null
    if (Array.isArray(parent)) lists.add(parent)
  }
  for (const removal of removals) remove(root, removal)
  for (const list of lists) list.splice(0, list.length, ...list.filter((entry) => entry !== GONE))
}

const isRefused = (issue: Issue): boolean => issue.code === 'custom' && issue.params?.refused === true

const RULES: Readonly<Partial<Record<Issue['code'], SiteRule>>> = {
  unrecognized_keys: 'unknown',
  too_small: 'small',
  too_big: 'large',
  invalid_format: 'format',
  invalid_value: 'option',
  invalid_union: 'option',
}

function ruleOf(issue: Issue, root: unknown): SiteRule {
  if (issue.code === 'custom') return SITE_RULES.find((rule) => rule === issue.params?.rule) ?? 'missing'
  if (issue.code === 'invalid_type') return valueAt(root, issue.path) === undefined ? 'missing' : 'type'
  return RULES[issue.code] ?? 'type'
}

/**
 * Reads what fits and leaves out the rest piece by piece. Null: nothing of it fits.
 * @param raw is changed
 */
export function prune<T>(schema: z.ZodMiniType<T>, raw: unknown): { value: T | null; problems: SiteProblem[] } {
  const problems: SiteProblem[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = z.safeParse(schema, raw)
    if (result.success) return { value: result.data, problems }
    const { issues } = result.error
    if (issues.some((issue) => issue.path.length === 0 && issue.code !== 'unrecognized_keys')) break
    const seen = new Set<string>()
    const removals = issues.flatMap((issue) =>
      removalsOf(issue, raw).filter(({ path }) => {
        const name = path.map(String).join('\n')
        if (seen.has(name)) return false
        seen.add(name)
        const isKey = issue.code === 'unrecognized_keys'
        const message = isKey ? 'is not known' : issue.message
        problems.push({
          path: pathOf(raw, isKey ? path : issue.path),
          message,
          refused: isRefused(issue),
          rule: ruleOf(issue, raw),
        })
        return true
      }),
    )
    removeAll(raw, removals)
  }
  return {
    value: null,
    problems: [...problems, { path: '', message: 'is not a site file', refused: true, rule: 'file' }],
  }
}
