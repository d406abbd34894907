import type { Db } from '../db/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'log [ROWS]'
const ROWS = 50
/** Characters of a word, and of a response, that are kept. */
const KEPT = 500

const short = (text: string): string => text.slice(0, KEPT)

/** Logs an operator's command with its response. */
export async function noteOperation(
  db: Db,
  at: number,
  { name, args }: { readonly name: string; readonly args: readonly string[] },
  { ok, text }: OperationAnswer,
): Promise<void> {
  await db.query('INSERT INTO operator_log (at, command, words, ok, answer) VALUES ($1, $2, $3, $4, $5)', [
    new Date(at),
    name,
    args.map(short),
    ok,
    short(text),
  ])
}

/** Shows what operators did, the newest first. */
export const log: Operation = {
  help: 'log [ROWS]       what operators did by commands that change something, the newest first',
  usage,
  onlyLooks: () => true,
  async run([rows = String(ROWS), ...rest], { db }) {
    if (!/^[1-9]\d{0,4}$/.test(rows) || rest.length > 0) return misunderstood({ usage })
    const noted = await db.query<{ at: Date; command: string; words: string[]; ok: boolean; answer: string }>(
      'SELECT at, command, words, ok, answer FROM operator_log ORDER BY id DESC LIMIT $1',
      [Number(rows)],
    )
    const lines = noted.map(
      ({ at, command, words, ok, answer }) =>
        `${at.toISOString()}  ${ok ? 'done  ' : 'refused'}  ${[command, ...words].join(' ')}: ${answer.split('\n')[0]}`,
    )
    return { ok: true, text: lines.length === 0 ? 'Nothing was done yet.' : lines.join('\n') }
  },
}
