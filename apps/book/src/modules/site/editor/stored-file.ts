import { SITE_FORMAT, type SiteProblem } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { loadVersion, type StoredSite } from '../versions/stored-site.ts'

type File = Record<string, unknown>

/** A file as it was stored, which was JSON then. */
export function fileOf(body: string): File {
  return JSON.parse(body) as File
}

/** A version that was published; 0 is the site as the product comes. Null: there is none. */
export async function loadFile(
  db: Db,
  version: number,
): Promise<(Pick<StoredSite, 'version' | 'author' | 'body'> & { readonly publishedAt: Date | null }) | null> {
  if (version === 0) return { version: 0, author: '', body: JSON.stringify({ format: SITE_FORMAT }), publishedAt: null }
  const stored = await loadVersion(db, version)
  return stored && { ...stored, publishedAt: stored.published_at }
}

/** The most problems that are listed; further ones are found when these are fixed. */
const MAX_LISTED = 200

/** Problems as they are listed, one per place: what is missing once the wrong thing is gone is no other problem. */
export function listedProblems(problems: readonly SiteProblem[]) {
  const first = new Map<string, SiteProblem>()
  for (const problem of problems) if (!first.has(problem.path)) first.set(problem.path, problem)
  return [...first.values()].slice(0, MAX_LISTED).map(({ path, message, refused }) => ({ path, message, refused }))
}
