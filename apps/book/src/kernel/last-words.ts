import type { Logger } from 'pino'
import type { ErrorService } from './error-service/index.ts'

const LAST_WORDS_MS = 1_000

/**
 * Logs an unhandled exception or rejected promise once through the server's log and ends the process: its memory may be
 * wrong, and everything it has acknowledged is in the database.
 * @param service gets the event too; the process waits for it for a moment
 */
export function logLastEntry(log: Pick<Logger, 'fatal'>, service?: Pick<ErrorService, 'drain'>): void {
  let isEnding = false
  process.on('uncaughtException', (err, origin) => {
    if (isEnding) return
    isEnding = true
    log.fatal({ err, origin }, 'Unhandled error; the process ends')
    if (service === undefined) process.exit(1)
    void service.drain(LAST_WORDS_MS).finally(() => process.exit(1))
  })
}
