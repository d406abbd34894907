import type { Logger } from 'pino'

/**
 * What nobody handled, an exception or a rejected promise, is told once through the log like all else, and ends the process:
 * what it holds in memory may be wrong by then, and whatever it answered is in the database.
 */
export function sayLastWords(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'Nobody handled this; the process ends')
    process.exit(1)
  })
}
