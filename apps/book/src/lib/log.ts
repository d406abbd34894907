/** Where the book tells its operator what happens. */
export interface Log {
  info(message: string, data?: unknown): void
  warn(message: string, data?: unknown): void
  error(message: string, data?: unknown): void
}

export const consoleLog: Log = {
  info: (message, data) => (data === undefined ? console.info(message) : console.info(message, data)),
  warn: (message, data) => (data === undefined ? console.warn(message) : console.warn(message, data)),
  error: (message, data) => (data === undefined ? console.error(message) : console.error(message, data)),
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
