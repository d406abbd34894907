import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Inputs that once went wrong, as they were reported; they are beside the repository. */
const CASES = new URL('../../shared/findings/cases/', import.meta.url)

/** Which test runs which of the files: each says itself that it runs all that its pattern matches. */
const RUN_BY: readonly (readonly [file: RegExp, test: string])[] = [
  [/^amounts\.json$/, 'packages/betting/src/money/reported-amounts.test.ts'],
  [/^import-[^/]*\.json$/, 'apps/book/src/modules/sources/simulator/import/reported-files.test.ts'],
  [/^feed\/[^/]*\.xml$/, 'apps/book/src/modules/sources/uof/feed-cases.test.ts'],
]

function filesIn(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(new URL(name, folder)).isFile(),
  )
}

describe.runIf(existsSync(CASES))('the reported cases', () => {
  test('each file is run by one test, and each test has a file to run', () => {
    const files = filesIn(CASES)
    const runsOf = (name: string) => RUN_BY.filter(([pattern]) => pattern.test(name)).map(([, path]) => path)
    expect(files.filter((name) => runsOf(name).length !== 1)).toEqual([])
    expect(RUN_BY.filter(([pattern]) => !files.some((name) => pattern.test(name)))).toEqual([])
    for (const [, path] of RUN_BY)
      expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), path).toContain('findings/cases/')
  })

  test('a file holds what its test runs, and nothing beside', () => {
    const read = (name: string) => JSON.parse(readFileSync(new URL(name, CASES), 'utf8')) as Record<string, unknown>
    for (const name of filesIn(CASES).filter((file) => file.endsWith('.json'))) {
      const keys = Object.keys(read(name)).sort()
      expect(keys, name).toEqual(name === 'amounts.json' ? ['cases', 'what'] : ['matches', 'name'])
    }
  })
})
