import { findPostgres } from '../apps/book/src/testing/postgres-cluster.ts'

/** Folder of PostgreSQL's programs. Fails where there are none. */
export async function needPostgres(): Promise<string> {
  const bin = await findPostgres()
  if (bin === null) throw new Error('PostgreSQL is not installed, and could not be.')
  return bin
}
