import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from '../check/run-tool.ts'
import { recordedDurations } from './durations.ts'

/** The product that a file of journeys shares with others, by its name; null where it has one of its own. */
function sharedBy({ moduleId }: TestSpecification): string | null {
  if (!moduleId.endsWith('.e2e.ts')) return null
  return /\b(?:borrowProduct|aroundBorrowed)\('(\w+)'/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? null
}

/**
 * Orders files by their recorded duration, the longest first (a long file that begins last would run on alone), then
 * by size. Files that share a product follow one another, beginning at the place of the longest of them: a worker ends
 * the product when it comes to another file.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = recordedDurations()
    const seconds = ({ moduleId }: TestSpecification): number => durations[relative(ROOT, moduleId)] ?? 0
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    const products = new Map(files.map((file) => [file, sharedBy(file)]))
    const blockSeconds = (file: TestSpecification): number => {
      const product = products.get(file) ?? null
      const block = product === null ? [file] : files.filter((other) => products.get(other) === product)
      return Math.max(...block.map(seconds))
    }
    const ofBlock = new Map(files.map((file) => [file, blockSeconds(file)]))
    const blockOf = (file: TestSpecification): number => ofBlock.get(file) ?? 0
    const nameOf = (file: TestSpecification): string => products.get(file) ?? ''
    return [...files].sort(
      (a, b) =>
        blockOf(b) - blockOf(a) || nameOf(a).localeCompare(nameOf(b)) || seconds(b) - seconds(a) || size(b) - size(a),
    )
  }
}
