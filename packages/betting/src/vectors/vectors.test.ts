import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const ROOT = new URL('../../../../', import.meta.url)
const SHARED = new URL('../shared/vectors/', ROOT)

function pathOf(name: string, base: URL): string {
  return fileURLToPath(new URL(name, base))
}

function reportOf(path: string) {
  const { lines, passed, failed } = checkFile(readFileSync(path, 'utf8'))
  return { lines, failed, hasCases: passed > 0 }
}

const CLEAN = { lines: [], failed: 0, hasCases: true }

test('ODDS-02: our own betting cases pass', () => {
  expect(reportOf(pathOf('fixtures/betting/cases.json', ROOT))).toEqual(CLEAN)
})

describe.skipIf(!existsSync(SHARED))('the shared vectors, where the folder ../shared/vectors is present', () => {
  test('ODDS-02: every case of betting-maths.json passes', () => {
    expect(reportOf(pathOf('betting-maths.json', SHARED))).toEqual(CLEAN)
  })

  test('ODDS-01: every step of odds-ladder.json is ours', () => {
    expect(reportOf(pathOf('odds-ladder.json', SHARED))).toEqual(CLEAN)
  })
})
