import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS, type ErrorName } from '../../packages/contract/src/error-codes.ts'
import { type Outcome, ROOT } from './run-tool.ts'

const DOCUMENT = 'docs/reference/errors.md'
const BEGIN = '<!-- written by `npm run errors` -->'
const SOURCE = 'apps/book/src'
/** The limits of stakes and payouts. */
const LIMITS = 'packages/betting/src/limits'
const TEXTS = `${SOURCE}/texts/en/errors.json`
/** Folders whose files name errors without raising them. */
const NOT_PRODUCT = /^(?:testing|db\/(?:migrations|release|schema)|texts)\//
/** Beyond two files the number is enough. */
const FILES_SHOWN = 2

/** The parts of the document: a title, and the first code of the part. */
const PARTS: readonly (readonly [title: string, from: number])[] = [
  ['Bets and cash-outs', 100],
  ['Requests', 1000],
  ['Accounts and the editor of the site', 1060],
  ['The cashier', 1100],
  ['Callbacks of payment providers', 1120],
  ['Bonuses', 1130],
  ['Safer gambling', 1160],
  ['Embedding and wallets of hosts', 1170],
]

interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Files of the book, and rules beside it whose result is an error. */
function sourceFiles(): readonly SourceFile[] {
  return [SOURCE, LIMITS].flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.(?:ts|sql)$/.test(path) && !NOT_PRODUCT.test(path))
      .sort()
      .map((path) => ({
        path: root === SOURCE ? path : `${root}/${path}`,
        text: readFileSync(join(ROOT, root, path), 'utf8'),
      })),
  )
}

function namedIn(name: ErrorName, files: readonly SourceFile[]): string {
  const paths = files
    .filter(({ text }) => text.includes(`'${name}'`) || text.includes(`ERRORS.${name}.`))
    .map(({ path }) => `\`${path}\``)
  const more = paths.length - FILES_SHOWN
  return paths.slice(0, FILES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function errorsDocument(): string {
  const [written = ''] = readFileSync(join(ROOT, DOCUMENT), 'utf8').split(BEGIN)
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, TEXTS), 'utf8'))
  const files = sourceFiles()
  const errors = (Object.keys(ERRORS) as ErrorName[]).sort((a, b) => ERRORS[a].code - ERRORS[b].code)
  const rowOf = (name: ErrorName): string => {
    const { code, status, key } = ERRORS[name]
    const text = (texts[`error.${name}`] ?? '').replaceAll('|', '\\|')
    return `| ${code} | ${status} | \`${name}\` | \`${key}\` | ${text} | ${namedIn(name, files)} |`
  }
  const head = '| code | status | name | key | what the player reads | named in |\n|---|---|---|---|---|---|'
  const sections = PARTS.map(([title, from], at) => {
    const to = PARTS[at + 1]?.[1] ?? Number.POSITIVE_INFINITY
    const own = errors.filter((name) => ERRORS[name].code >= from && ERRORS[name].code < to)
    return `## ${title}\n\n${head}\n${own.map(rowOf).join('\n')}`
  })
  return `${written}${BEGIN}\n\n${sections.join('\n\n')}\n`
}

/** `npm run errors`: writes the tables of docs/reference/errors.md. */
export function writeErrors(): void {
  writeFileSync(join(ROOT, DOCUMENT), errorsDocument())
}

/** Errors in the document are those of the contract, with the texts and the source files as they are now. */
export async function errors(): Promise<Outcome> {
  const started = Date.now()
  const ok = readFileSync(join(ROOT, DOCUMENT), 'utf8') === errorsDocument()
  const output = ok ? '' : `${DOCUMENT} differs from the contract: run \`npm run errors\` and read what changed`
  return { name: 'errors', ok, output, ms: Date.now() - started }
}
