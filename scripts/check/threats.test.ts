import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-tool.ts'

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')
const ROWS = readFileSync(join(ROOT, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!attack|-)/.test(line))
  .map((line) => line.split(' | '))

/** Folders of workspaces may be left out, as those of the repository's own texts are. */
const isThere = (name: string) =>
  FILES.some(
    (file) =>
      `/${file.replace(/^(apps|packages)\//, '')}`.includes(`/${name}`) ||
      `/${file.replace(/\/src\//, '/')}`.includes(`/${name}`),
  )

test('every threat has a test or a measurement that attacks it, and all of them are there', () => {
  expect(ROWS.length).toBeGreaterThan(30)
  for (const [attack = '', , proof = ''] of ROWS) {
    expect(attack.length > 0 && proof.trim().length > 0, attack).toBe(true)
    for (const [, name = ''] of proof.matchAll(/`([^`]+\.ts)`/g)) expect([name, isThere(name)]).toEqual([name, true])
    for (const [, bench = ''] of proof.matchAll(/`\.\/bench (\w+)`/g)) expect(FILES).toContain(`benchmarks/${bench}.ts`)
  }
})
