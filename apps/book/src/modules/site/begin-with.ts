import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Infra } from '../../kernel/infra.ts'
import { publishSite } from './versions/publish-site.ts'

/**
 * Publishes the file that a book is started with; what was published since with the same file stays. Throws with a
 * sentence where the file cannot be used.
 */
export async function beginWithSite(
  { db, clock, log }: Pick<Infra, 'db' | 'clock' | 'log'>,
  file: string,
): Promise<void> {
  const body = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no site file ${file}.`)
  })
  const author = `start ${basename(file)}`
  const [last] = await db.query<{ author: string; body: string }>(
    `SELECT author, body FROM site_versions WHERE author LIKE 'start %' ORDER BY version DESC LIMIT 1`,
    [],
  )
  if (last?.author === author && last.body === body) return
  const published = await publishSite(db, { body, author, now: clock.now(), basedOn: null })
  if (published.kind === 'overtaken') return
  const listed = published.problems.map(({ path, message }) => `${path} ${message}`)
  if (published.kind === 'refused') throw new Error(`The site file ${file} is refused: ${listed.join('; ')}`)
  for (const problem of listed) log.warn(`${basename(file)}: ${problem}`)
}
