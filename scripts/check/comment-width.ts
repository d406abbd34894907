import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'

/** The formatter's width. It wraps code and leaves comments as they are. */
const WIDTH = 120
const CODE = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/
const SQL = /^\s*--/
const SHELL = /^\s*#/
/** Files that a program writes, and files that are never edited again. */
const EXEMPT =
  /\.generated\.|^apps\/book\/src\/db\/(?:migrations|release\/pinned|schema)\/|^packages\/embed\/releases\//

const commentOf = (file: string) => (file.endsWith('.sql') ? SQL : /\.(?:sh|ya?ml)$/.test(file) ? SHELL : CODE)

/** Numbers of the comment lines that are too long and could be wrapped: an address without a space in it cannot. */
export function wideComments(file: string, source: string): readonly number[] {
  const comment = commentOf(file)
  return source.split('\n').flatMap((line, at) => {
    if (line.length <= WIDTH || !comment.test(line) || [...line].length <= WIDTH) return []
    return /https?:\/\/\S{80}/.test(line) ? [] : [at + 1]
  })
}

/** Comments keep to the width of code (STYLE.md). */
export async function commentWidth(): Promise<Outcome> {
  const started = Date.now()
  const kinds = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.sh', '*.yaml', '*.yml']
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...kinds], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const found = files
    .split('\n')
    .filter((file) => file && !EXEMPT.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      wideComments(file, readFileSync(join(ROOT, file), 'utf8')).map(
        (line) => `${file}:${line}: a comment over ${WIDTH} columns; wrap it`,
      ),
    )
  return { name: 'width of comments', ok: found.length === 0, output: found.join('\n'), ms: Date.now() - started }
}
