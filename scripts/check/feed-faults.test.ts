import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-tool.ts'

const FOLDER = 'apps/book/src/modules/sources/uof'
const FAULTS = 22

/** A line of the table, and the tests that it names. */
interface Row {
  readonly fault: number
  readonly cells: readonly string[]
  readonly proofs: readonly { readonly file: string; readonly title: string }[]
}

const ROWS: readonly Row[] = readFileSync(join(ROOT, 'docs/contributing/feed-faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))
    const proofs = [...(cells[3] ?? '').matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }))
    return { fault: Number(cells[0]), cells, proofs }
  })

/** Titles of tests, and of the cases that a test is run with, which name a fault. A title in a comment is none. */
const TITLES = globSync('**/*.test.ts', { cwd: join(ROOT, FOLDER) }).flatMap((name) => {
  const file = name.replaceAll('\\', '/')
  const lines = readFileSync(join(ROOT, FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:test\(|\[)?['"`]/.test(line))
  return lines.flatMap((line) =>
    [...line.matchAll(/\bfault (\d+)\b/g)].map(([, fault]) => ({ fault: Number(fault), file, line })),
  )
})

test('each of the 22 faults of integrations has what broke, what holds instead, and a test that names it', () => {
  expect(ROWS.map(({ fault }) => fault)).toEqual(Array.from({ length: FAULTS }, (_, i) => i + 1))
  for (const { fault, cells, proofs } of ROWS) {
    expect([fault, cells.length, proofs.length > 0, cells.every((cell) => cell.trim() !== '')]).toEqual([
      fault,
      4,
      true,
      true,
    ])
    for (const { file, title } of proofs) {
      const isThere = TITLES.some((one) => one.fault === fault && one.file === file && one.line.includes(title))
      expect([fault, file, title, isThere]).toEqual([fault, file, title, true])
    }
  }
})

test('each file with a test that names a fault of integrations is in the table', () => {
  const absent = TITLES.filter(
    ({ fault, file }) => !ROWS.some((row) => row.fault === fault && row.proofs.some((one) => one.file === file)),
  )
  expect(absent).toEqual([])
})
