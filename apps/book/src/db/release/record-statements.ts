/**
 * Loaded before tests: writes each statement that the book sends to PostgreSQL into a file of the folder
 * RECORD_STATEMENTS. Statements that a test sends itself are left out.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import pg from 'pg'

const FOLDER = process.env.RECORD_STATEMENTS ?? ''
const FILE = join(FOLDER, `${process.pid}-${threadId}.jsonl`)
const recorded = new Set<string>()

function record(query: unknown): void {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return
  if (recorded.has(query.text) || !isSentByBook(new Error().stack ?? '')) return
  recorded.add(query.text)
  appendFileSync(FILE, `${JSON.stringify(query.text)}\n`)
}

/** Whether the nearest caller outside of the driver is the book. */
function isSentByBook(stack: string): boolean {
  const caller = stack
    .split('\n')
    .find((line) => line.includes('/apps/book/src/') && !line.includes('/apps/book/src/db/'))
  return caller !== undefined && !/\/testing\/|\.test\.ts/.test(caller)
}

/** Records what `query` of a class gets, before it is sent. */
function listenTo(sender: { query: (...args: never[]) => unknown }): void {
  const send = sender.query as (...args: unknown[]) => unknown
  sender.query = function listened(this: unknown, ...args: unknown[]) {
    record(args[0])
    return send.apply(this, args)
  }
}

mkdirSync(FOLDER, { recursive: true })
Error.stackTraceLimit = 30
listenTo(pg.Pool.prototype)
listenTo(pg.Client.prototype)
