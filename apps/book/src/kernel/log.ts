import { type Logger, multistream, pino, stdSerializers } from 'pino'
import { masked } from './masked.ts'

/** The least level that is written; the first is the default. */
export const LOG_LEVELS = ['info', 'debug', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The log that the book writes for its operator. */
export interface Log {
  info(message: string, data?: unknown): void
  warn(message: string, data?: unknown): void
  error(message: string, data?: unknown): void
}

/** The log of a process, with what its HTTP framework writes into. */
export interface ServerLog extends Log {
  readonly logger: Logger
}

/** Without its query, which may hold the token of a mail. */
function requestLine({ method, url }: { readonly method?: string; readonly url?: string }): object {
  return { method, path: url?.split('?', 1)[0] }
}

/** Where the lines go. */
interface Lines {
  write(line: string): void
}

/** The least level that an error-reporting service gets, independent of standard output. */
const OF_SERVICE = 'info'
const OF_SERVICE_TOO: readonly LogLevel[] = ['info', 'debug']

/**
 * One JSON object a line, without addresses, numbers and tokens of people; on standard output before the next statement
 * runs.
 * @param events takes the same lines from `info` on, for a service that errors are reported to
 */
export function createLog(level: LogLevel, lines?: Lines, events?: Lines): ServerLog {
  const options = {
    level: events === undefined || OF_SERVICE_TOO.includes(level) ? level : OF_SERVICE,
    serializers: { err: stdSerializers.err, req: requestLine },
    hooks: { streamWrite: masked },
  }
  const logger =
    events === undefined
      ? lines === undefined
        ? pino(options)
        : pino(options, lines)
      : pino(
          options,
          multistream([
            ...(level === 'silent' ? [] : [{ level, stream: lines ?? pino.destination({ dest: 1, sync: true }) }]),
            { level: OF_SERVICE, stream: events },
          ]),
        )
  const writeLine =
    (how: 'info' | 'warn' | 'error') =>
    (message: string, data?: unknown): void => {
      if (data === undefined) logger[how](message)
      else if (data instanceof Error) logger[how]({ err: data }, message)
      else logger[how](typeof data === 'object' ? data : { data }, message)
    }
  return { logger, info: writeLine('info'), warn: writeLine('warn'), error: writeLine('error') }
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
