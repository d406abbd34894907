import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCounts, moreThan, PRIVATE_WORDS, privateWordsIn, type WordCounts } from './private-words.ts'
import { type Outcome, ROOT } from './run-tool.ts'

/**
 * The allowed count of each private word in each folder. Written by `npm run words`, which lowers counts and raises
 * none.
 */
const ALLOWED = 'scripts/check/private-words.json'
/** Files about the words themselves, and files that a program writes. */
const EXEMPT = /^(STYLE\.md|scripts\/check\/private-words)|\.generated\.|^docs\/reference\/terms\.md/

type ByFolder = Readonly<Record<string, WordCounts>>

/** The folder whose count a file belongs to: a module, a feature or a package. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1)
  const depth = parts[0] === 'apps' ? 5 : parts[0] === 'packages' ? 4 : 2
  return parts.slice(0, depth).join('/') || '.'
}

function countWords(): ByFolder {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const counts: Record<string, WordCounts> = {}
  for (const file of files.split('\n')) {
    if (file === '' || EXEMPT.test(file) || !existsSync(join(ROOT, file))) continue
    const found = privateWordsIn(readFileSync(join(ROOT, file), 'utf8'))
    if (Object.keys(found).length > 0) counts[folderOf(file)] = addCounts(counts[folderOf(file)] ?? {}, found)
  }
  return counts
}

const allowedNow = (): ByFolder | null =>
  existsSync(join(ROOT, ALLOWED)) ? (JSON.parse(readFileSync(join(ROOT, ALLOWED), 'utf8')) as ByFolder) : null

const totalOf = (counts: ByFolder): WordCounts => Object.values(counts).reduce(addCounts, {})

/** `npm run words`: allows what is there now, unless a word is more frequent in the whole repository than before. */
export function allowWords(): string {
  const now = countWords()
  const before = allowedNow()
  const more = before === null ? [] : moreThan(totalOf(before), totalOf(now))
  if (more.length > 0) return more.map(([word, count, limit]) => `"${word}": ${count}, was ${limit}`).join('\n')
  const sorted = (counts: WordCounts) => JSON.stringify(Object.fromEntries(Object.entries(counts).sort()))
  const lines = Object.entries(now)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, counts]) => `  ${JSON.stringify(folder)}: ${sorted(counts)}`)
  writeFileSync(join(ROOT, ALLOWED), `{\n${lines.join(',\n')}\n}\n`)
  return `${Object.values(totalOf(now)).reduce((sum, count) => sum + count, 0)} private words are left`
}

/** New text is plain English: no folder gets more private words than it has (STYLE.md). */
export async function words(): Promise<Outcome> {
  const started = Date.now()
  const allowed = allowedNow() ?? {}
  const faults = Object.entries(countWords()).flatMap(([folder, counts]) =>
    moreThan(allowed[folder] ?? {}, counts).map(
      ([word, count, limit]) =>
        `${folder}: "${word}" is there ${count} times, ${limit} allowed; write: ${PRIVATE_WORDS[word]}`,
    ),
  )
  const hint = 'Of text that only moved to another folder `npm run words` moves the allowance.'
  const output = faults.length === 0 ? '' : [...faults, hint].join('\n')
  return { name: 'words', ok: faults.length === 0, output, ms: Date.now() - started }
}
