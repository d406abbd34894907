import pg from 'pg'
import { sqlState } from './db.ts'

/**
 * The database cannot be reached, is starting or stopping, has no connection left, or went away in the middle of a
 * statement: whether that took effect is not known then.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * The server's own words for it: connection exceptions, shutting down, crashed, starting up, idle for too long, too
 * many connections.
 */
const WORDS = /^(08...|57P0[1-5]|53300)$/

/** Rethrows an error of `pg`, as `DatabaseUnavailable` where it is one. */
export function asUnavailable(error: unknown): never {
  // A value that cannot be sent is the caller's mistake.
  if (error instanceof DatabaseUnavailable || error instanceof TypeError) throw error
  // What is no response of the server is trouble on the way to it; of that, `pg` names the least by a code.
  if (!(error instanceof pg.DatabaseError) || WORDS.test(error.code ?? '')) throw new DatabaseUnavailable(error)
  throw error
}

/**
 * Read only, or no room left on its disk or in its memory: the statement was refused whole, and nothing of it was
 * stored.
 */
const CANNOT_STORE = ['25006', '53100', '53200']

/** Whether the database responds but stores nothing. */
export function isStorageRefused(error: unknown): boolean {
  return CANNOT_STORE.includes(sqlState(error) ?? '')
}
