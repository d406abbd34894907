import { execFileSync } from 'node:child_process'
import { ROOT } from '../check/run-tool.ts'

/** The tree of the commit checked out, as git names it; empty where there is no git. */
function treeId(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/**
 * The seed of fast-check where none is given: the same for the same tree, so that a run proves what its repetition
 * does, and another for every change. PROPERTY_SEED, a whole number, plays others (docs/decisions/0025).
 */
export function propertySeed(given: string | null, tree = treeId()): number {
  if (given !== null && /^-?\d{1,10}$/.test(given)) return Number(given) | 0
  if (given !== null) throw new Error(`PROPERTY_SEED is a whole number, not ${given}`)
  return Number.parseInt(tree.slice(0, 8) || '0', 16) | 0
}
