import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'
import { type Catalogue, type Texts, textFaults } from './text-faults.ts'

const readJson = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))

/** Texts of a folder of files by area. */
function folderOf(folder: string): Texts {
  return Object.assign({}, ...readdirSync(folder).map((file) => readJson(join(folder, file))))
}

function sourceOf(folders: readonly string[]): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && existsSync(join(ROOT, file)))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
}

function catalogue(name: string, form: Catalogue['form'], byLocale: Record<string, Texts>, sources: string[]) {
  const { en: english = {}, ...others } = byLocale
  return { name, form, english, others, source: sourceOf(sources) }
}

function folders(path: string): Record<string, Texts> {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(entries.map(({ name }) => [name, folderOf(join(ROOT, path, name))]))
}

function files(path: string): Record<string, Texts> {
  const names = readdirSync(join(ROOT, path)).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(names.map((file) => [file.slice(0, -5), readJson(join(ROOT, path, file))]))
}

/** Every language whole: in the site, in the book, and in the names of markets (LOCALE-03). */
export async function texts(): Promise<Outcome> {
  const started = Date.now()
  const faults = [
    catalogue('site', 'icu', folders('apps/web/src/i18n/messages'), ['apps/web/src', 'packages/betting/src']),
    catalogue('book', 'icu', folders('apps/book/src/texts'), ['apps/book/src', 'packages/contract/src']),
    catalogue('names of markets', 'feed', files('packages/sports/src/texts'), ['packages/sports/src']),
  ].flatMap(textFaults)
  return { name: 'texts', ok: faults.length === 0, output: faults.join('\n'), ms: Date.now() - started }
}
