import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Addresses a stranger makes up: queries, days, pages of listings, events and nonsense. */
export const MADE_UP: readonly ((n: number) => string)[] = [
  (n) => `/sports/schedule?x=${n}`,
  (n) => `/sports/schedule?date=2026-11-${10 + (n % 20)}&x=${n}`,
  (n) => `/de/sports/football?tab=all&page=${n}`,
  (n) => `/sports/football/made-up-m${n}`,
  (n) => `/sports/${n}`,
]

export interface FloodOrder {
  readonly origin: string
  readonly connections: number
  /** How many network addresses the requests come from in turn, where the product trusts this proxy; 0: its own. */
  readonly addresses: number
}

/** Strangers who request page after page, in a process of their own. */
export interface Flood {
  /** Responses by status so far. */
  readonly answers: ReadonlyMap<number, number>
  stop(): Promise<void>
}

export function startFlood(order: FloodOrder): Flood {
  const child = fork(fileURLToPath(new URL('./flood-process.ts', import.meta.url)), [JSON.stringify(order)])
  const answers = new Map<number, number>()
  child.on('message', (answer: number) => answers.set(answer, (answers.get(answer) ?? 0) + 1))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    answers,
    async stop() {
      child.kill()
      await ended
    },
  }
}
