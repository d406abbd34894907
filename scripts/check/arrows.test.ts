import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow, stepsOf } from '../how-to/follow.ts'
import { declaredDependencies } from './declared-dependencies.ts'
import { ROOT } from './run-tool.ts'

const CRUISE = [
  '--import',
  './scripts/check/typescript-for-arrows.mjs',
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err-long',
]

/** Forbidden imports, each with a piece of the message that reports it. */
const PLANTED = {
  'a module that takes another one': {
    file: 'apps/book/src/modules/wallet/planted.ts',
    text: `import { betView } from '../bets/index.ts'\nexport const planted = betView`,
    sentence: 'apps/book/src/modules/wallet may import nothing: say what is needed in its ports.ts',
  },
  'the same of a type only': {
    file: 'apps/book/src/modules/mail/planted.ts',
    text: `import type { PlatformPorts } from '../platform/index.ts'\nexport type Planted = PlatformPorts`,
    sentence: 'apps/book/src/modules/mail may import nothing',
  },
  'a module behind the door of another one': {
    file: 'apps/book/src/modules/sharing/planted.ts',
    text: `import type { BetsParts } from '../bets/parts.ts'\nexport type Planted = BetsParts`,
    sentence: 'Import a book module through its index.ts',
  },
  'a kernel that knows a module': {
    file: 'apps/book/src/kernel/planted.ts',
    text: `import type { Catalogue } from '../modules/catalogue/index.ts'\nexport type Planted = Catalogue`,
    sentence: 'apps/book/src/kernel may import db',
  },
  'a module that composes': {
    file: 'apps/book/src/modules/bets/planted.ts',
    text: `import type { BookParts } from '../../compose.ts'\nexport type Planted = BookParts`,
    sentence: 'Only compose.ts puts modules together',
  },
  'a module without a line': {
    file: 'apps/book/src/modules/novelty/index.ts',
    text: `import type { Db } from '../../db/index.ts'\nexport type Planted = Db`,
    sentence: 'apps/book/src/modules/novelty has no line in .dependency-cruiser.mjs',
  },
  'a package without a line': {
    file: 'packages/novelty/src/index.ts',
    text: `import type { Stake } from '../../betting/src/index.ts'\nexport type Planted = Stake`,
    sentence: 'packages/novelty has no line in .dependency-cruiser.mjs',
  },
  'a circle of types': {
    file: 'apps/book/src/seed/planted.ts',
    text: `import type { Other } from './planted-other.ts'\nexport interface Planted { other?: Other }`,
    sentence: 'A circle of imports, types included',
  },
  'its other half': {
    file: 'apps/book/src/seed/planted-other.ts',
    text: `import type { Planted } from './planted.ts'\nexport interface Other { planted?: Planted }`,
    sentence: 'apps/book/src/seed/planted-other.ts',
  },
  'a journey that looks inside': {
    file: 'e2e/journeys/planted.ts',
    text: `import type { PlatformPorts } from '../../apps/book/src/modules/platform/index.ts'\nexport type Planted = PlatformPorts`,
    sentence: 'Journeys know the product by its pages',
  },
  'a feature that takes another one': {
    file: 'apps/web/src/features/tracker/planted.ts',
    text: `import type { SlipState } from '../slip/index.ts'\nexport type Planted = SlipState`,
    sentence: 'apps/web/src/features/tracker may import nothing',
  },
  'a feature without a line': {
    file: 'apps/web/src/features/novelty/index.ts',
    text: `import type { Locale } from '../../i18n/index.ts'\nexport type Planted = Locale`,
    sentence: 'apps/web/src/features/novelty has no line in .dependency-cruiser.mjs',
  },
  'a folder of web that looks up': {
    file: 'apps/web/src/platform/planted.ts',
    text: `import type { LiveStore } from '../live/index.ts'\nexport type Planted = LiveStore`,
    sentence: 'apps/web/src/platform may import nothing',
  },
} as const

let copy = ''
let report = ''

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'touchline-arrows-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(copy, file))
  }
  // Packages of others are taken from here, ours from the copy itself.
  mkdirSync(join(copy, 'node_modules/@touchline'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@touchline'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(ROOT, 'node_modules/@touchline')))
    symlinkSync(readlinkSync(join(ROOT, 'node_modules/@touchline', name)), join(copy, 'node_modules/@touchline', name))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  // A feature that was added as its how-to says is refused nothing.
  for (const step of stepsOf('add-a-feature.md')) follow(copy, step)
  for (const { file, text } of Object.values(PLANTED)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${text}\n`)
  }
  report = await new Promise((resolve) => {
    const args = [...CRUISE, 'packages', 'apps', 'e2e']
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 }, (_error, stdout) => resolve(stdout))
  })
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(Object.entries(PLANTED))(
  'the arrows refuse %s, with a sentence that says what to do',
  (_, { file, sentence }) => {
    expect(report).toContain(file)
    expect(report.replace(/\s+/g, ' ')).toContain(sentence)
  },
)

test('only the planted imports are refused', () => {
  const planted = new Set<string>(Object.values(PLANTED).map(({ file }) => file))
  const blamed = [...report.matchAll(/^ +error [\w-]+: (\S+)/gm)].map(([, file]) => file ?? '')
  expect(blamed.length).toBeGreaterThanOrEqual(planted.size)
  expect(blamed.filter((file) => !planted.has(file))).toEqual([])
})

test('a workspace that imports what it does not list is refused, by name and by path, tests apart from the rest', async () => {
  const [zod, ui] = ['zod', '@touchline/ui']
  const plant = (file: string, text: string) => writeFileSync(join(copy, file), text)
  expect((await declaredDependencies(copy)).output.split('\n').filter((line) => !/novelty/.test(line))).toEqual([])
  plant('packages/betting/src/planted.ts', `import { z } from '${zod}'\n`)
  plant('packages/ui/src/planted.ts', `import { formatOdds } from '../../betting/src/index.ts'\n`)
  plant('apps/book/src/planted.ts', `import type { Theme } from '${ui}'\n`)
  plant('apps/book/src/planted.test.ts', `import type { Theme } from '${ui}'\n`)
  const { ok, output } = await declaredDependencies(copy)
  expect(ok).toBe(false)
  expect(output.split('\n').filter((line) => !/novelty/.test(line))).toEqual([
    'apps/book/src/planted.ts imports @touchline/ui: add it to the dependencies of apps/book/package.json.',
    'packages/betting/src/planted.ts imports zod: add it to the dependencies of packages/betting/package.json.',
    'packages/ui/src/planted.ts imports @touchline/betting: add it to the dependencies of packages/ui/package.json.',
  ])
})
