import type { Logger } from 'pino'
import type { ErrorService } from './error-service/index.ts'

const LAST_WORDS_MS = 1_000

/**
 * What nobody handled, an exception or a rejected promise, is told once through the log like all else, and ends the process:
 * what it holds in memory may be wrong by then, and whatever it answered is in the database.
 * @param service is waited for a moment, so that it hears of this too
 */
export function sayLastWords(log: Pick<Logger, 'fatal'>, service?: Pick<ErrorService, 'drain'>): void {
  let isEnding = false
  process.on('uncaughtException', (err, origin) => {
    if (isEnding) return
    isEnding = true
    log.fatal({ err, origin }, 'Nobody handled this; the process ends')
    if (service === undefined) process.exit(1)
    void service.drain(LAST_WORDS_MS).finally(() => process.exit(1))
  })
}
